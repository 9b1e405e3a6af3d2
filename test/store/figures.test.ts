import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Counts } from '../../src/shared/counts.ts';
import type { DigestSnapshot } from '../../src/shared/digest.ts';
import type { DayFigures, FigureSubject } from '../../src/shared/figure-store.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { kinds, type Databases } from './support/databases.ts';

const plan: FigureSubject = { source: 'social', kind: 'media plan', id: '1001' };
const women: FigureSubject = { source: 'social', kind: 'campaign', id: '2001' };
const men: FigureSubject = { source: 'social', kind: 'campaign', id: '2002' };
/** Another thing of the same name and number. */
const searchWomen: FigureSubject = { source: 'search', kind: 'campaign', id: '2001' };
const client: FigureSubject = { source: 'search', kind: 'client', id: '1001' };

const counts: Counts = { impressions: 1200, clicks: 30, conversions: 2, spent: 1234, income: 9 };
const early = '2027-02-01T06:00:00.000Z';
const late = '2027-02-02T06:00:00.000Z';

function figures(with_: Partial<DayFigures> = {}): DayFigures {
  return {
    subject: women,
    name: 'Women',
    parent: plan,
    day: '2027-01-31',
    counts,
    readAt: early,
    ...with_,
  };
}

const january = { from: '2027-01-01', to: '2027-01-31' };

const snapshot = (periodKey: string, spent: number): DigestSnapshot => ({
  digest: 'd1',
  periodKey,
  said: [
    {
      subject: plan,
      name: 'Autumn',
      currency: 'EUR',
      zone: 'Europe/Berlin',
      day: '2027-01-31',
      counts: { ...counts, spent },
    },
  ],
});

describe.each(kinds)('the figures on $name', ({ start }) => {
  let databases: Databases;
  let databaseUrl: string;
  let store: Store;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    databaseUrl = await databases.fresh();
    store = await openStore({ databaseUrl, searchAccount: 'any' });
    return () => store.close();
  });

  const daysOf = async (subject: FigureSubject, days = january) =>
    (await store.figures.of(subject, days)).map(({ day }) => day);

  it('are told as they were written, whatever they are', async () => {
    const written = [
      figures({ day: '2027-01-29', name: 'Nul \u0000 half \ud83d <!channel> 🥾' }),
      figures({
        day: '2027-01-30',
        counts: { impressions: null, clicks: 0, conversions: 2.25, spent: -1234, income: null },
      }),
      figures({ day: '2027-01-31', counts: { ...counts, spent: 9_007_199_254_740_991 } }),
    ];
    await store.figures.keep(written);
    expect(await store.figures.of(women, january)).toEqual(written);
  });

  it('are those of one object, on the days that were asked for, by day', async () => {
    await store.figures.keep([
      figures({ day: '2027-02-01' }),
      figures({ day: '2027-01-31' }),
      figures({ day: '2026-12-31' }),
      figures({ day: '2027-01-01' }),
      figures({ subject: searchWomen, parent: client }),
      figures({ subject: { ...women, kind: 'ad set' } }),
      figures({ subject: men }),
    ]);
    expect(await daysOf(women)).toEqual(['2027-01-01', '2027-01-31']);
    expect(await daysOf(women, { from: '2027-02-01', to: '2027-02-01' })).toEqual(['2027-02-01']);
  });

  it('within an object are those of what is directly in it, and not its own', async () => {
    await store.figures.keep([
      figures({ subject: plan, parent: plan }),
      figures({ subject: men, name: 'Men' }),
      figures({ day: '2027-01-30' }),
      figures(),
      figures({ subject: { ...women, kind: 'ad set' }, parent: women }),
      figures({ subject: searchWomen, parent: client }),
    ]);
    const found = await store.figures.within(plan, january);
    expect(found.map(({ day, subject }) => `${day} ${subject.kind} ${subject.id}`)).toEqual([
      '2027-01-30 campaign 2001',
      '2027-01-31 campaign 2001',
      '2027-01-31 campaign 2002',
    ]);
  });

  it('are replaced by what was read later, and never by what was read before', async () => {
    await store.figures.keep([figures({ readAt: late, name: 'Later' })]);
    await store.figures.keep([figures({ readAt: early, name: 'Before', parent: client })]);
    expect(await store.figures.of(women, january)).toEqual([
      figures({ readAt: late, name: 'Later' }),
    ]);
    const restated = figures({
      readAt: '2027-02-03T06:00:00.000Z',
      name: 'Renamed',
      parent: client,
      counts: { ...counts, spent: null, clicks: 31 },
    });
    await store.figures.keep([restated]);
    expect(await store.figures.of(women, january)).toEqual([restated]);
  });

  it('given twice at once are those that were read last', async () => {
    const newest = figures({ readAt: late, name: 'Later' });
    await store.figures.keep([figures(), newest, figures({ name: 'Again' })]);
    expect(await store.figures.of(women, january)).toEqual([newest]);
  });

  it('may be as many as a large client has, and none', async () => {
    const ids = Array.from({ length: 3_333 }, (_, index) => String(index));
    await store.figures.keep(ids.map((id) => figures({ subject: { ...women, id } })));
    await store.figures.keep([]);
    const found = await store.figures.within(plan, january);
    expect(new Set(found.map(({ subject }) => subject.id))).toEqual(new Set(ids));
  });

  it('of the same days can be written by several at once', async () => {
    const others: Store[] = [];
    for (let count = 0; count < 3; count += 1) {
      others.push(await openStore({ databaseUrl, searchAccount: 'any' }));
    }
    const days = Array.from(
      { length: 28 },
      (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`,
    );
    await Promise.all(
      [store, ...others].map((each, index) =>
        each.figures.keep(
          (index % 2 === 0 ? days : days.toReversed()).map((day) => figures({ day })),
        ),
      ),
    );
    for (const other of others) await other.close();
    expect(await daysOf(women)).toEqual(days);
  });

  it('of a digest are what it said last, and not what it says late of an earlier day', async () => {
    expect(await store.figures.snapshot('d1')).toBeUndefined();
    await store.figures.keepSnapshot(snapshot('2027-02-01', 1));
    await store.figures.keepSnapshot(snapshot('2027-02-02', 2));
    await store.figures.keepSnapshot(snapshot('2027-02-01', 3));
    expect(await store.figures.snapshot('d1')).toEqual(snapshot('2027-02-02', 2));
    await store.figures.keepSnapshot(snapshot('2027-02-02', 4));
    expect(await store.figures.snapshot('d1')).toEqual(snapshot('2027-02-02', 4));
    expect(await store.figures.snapshot('d2')).toBeUndefined();
  });

  it('are still there when the store is opened again', async () => {
    await store.figures.keep([figures()]);
    await store.close();
    store = await openStore({ databaseUrl, searchAccount: 'other' });
    expect(await store.figures.of(women, january)).toEqual([figures()]);
  });
});
