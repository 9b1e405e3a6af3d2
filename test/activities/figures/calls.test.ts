import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DigestSource } from '../../../src/shared/digest.ts';
import type { FigureActivities, FigureReaders } from '../../support/figures.ts';
import { startFigureReaders } from '../../support/figures.ts';

const firstMorning = '2027-02-10T07:30:00Z';
const nextMorning = '2027-02-11T07:30:00Z';
const days = { from: '2027-01-11', to: '2027-02-09' };
const daysOfNext = { from: '2027-01-12', to: '2027-02-10' };
const clients = ['501', '502'];
const scope = { mediaPlans: ['1001', '1002'], advertisers: [], accounts: [], searchClients: [] };

let readers: FigureReaders;
beforeEach(async () => {
  readers = await startFigureReaders(firstMorning);
});
afterEach(() => readers.stop());

/** All that is read for one digest, with what was said of it. */
async function digest(activities: FigureActivities, asked = days) {
  const [social, search] = await Promise.all([
    activities.surveySocial({ scope }),
    activities.surveySearch({ clients, lane: 'batch' }),
  ]);
  const ofSearch = search.sources.map((source) =>
    activities.readSearchFigures({ source, days: asked, lane: 'batch' }),
  );
  const ofSocial = social.sources.map((source) =>
    activities.readSocialFigures({ source, days: asked }),
  );
  const told = await Promise.all([...ofSocial, ...ofSearch]);
  return {
    min: social.calls.min + search.calls.min,
    asked: told.reduce((sum, one) => sum + one.asked, social.asked + search.asked),
  };
}

const lists = ['accounts.list', 'campaigns.listAll', 'mediaPlans.list'];
/** Two media plans, with two campaigns and one. */
const figuresOfAll = [
  'search.campaigns.list',
  'search.campaigns.list',
  'statistics.campaign',
  'statistics.campaign',
  'statistics.campaign',
  'statistics.mediaPlan',
  'statistics.mediaPlan',
];
const everything = [...lists, 'search.clients.list', ...figuresOfAll].toSorted();

describe('the requests of a digest', () => {
  it('are the lists, and one for each media plan, campaign and search client, as was foretold', async () => {
    const { min, asked } = await digest(readers.activities);
    expect(await readers.requests()).toEqual(everything);
    expect(min).toBe(figuresOfAll.length);
    expect(asked).toBe(everything.length);
  });

  it('are none but the lists when nothing is open', async () => {
    await digest(readers.activities);
    readers.set('2027-02-13T07:30:00Z');
    await digest(readers.activities);
    await readers.requests();
    readers.set('2027-02-14T07:30:00Z');
    const { asked } = await digest(readers.activities);
    expect(await readers.requests()).toEqual([...lists, 'search.clients.list'].toSorted());
    expect(asked).toBe(lists.length + 1);
  });

  it('ask the next day for the days that are not closed, and for no others', async () => {
    await digest(readers.activities);
    await readers.requests();
    const before = await paths(readers);
    readers.set(nextMorning);
    await digest(readers.activities, daysOfNext);
    expect(await readers.requests()).toEqual(everything);
    const fresh = (await paths(readers)).slice(before.length);
    const periods = fresh.map((path) => new URL(path, 'http://service').searchParams);
    // 7, 8 and 9 February were read less than 72 hours after they ended; the 10th was not read at all.
    const searched = periods.filter((query) => query.has('from'));
    expect(searched.map((query) => [query.get('from'), query.get('to')])).toEqual([
      ['2027-02-07', '2027-02-10'],
      ['2027-02-07', '2027-02-10'],
    ]);
    const social = periods.filter((query) => query.has('start_date'));
    expect(social).toHaveLength(5);
    for (const query of social) {
      expect(Number(query.get('start_date'))).toBe(Date.parse('2027-02-07T00:00+01:00') / 1000);
      expect(Number(query.get('end_date'))).toBe(Date.parse('2027-02-11T00:00+01:00') / 1000 - 1);
    }
  });

  it('are sent once for two digests at once, also where one wants fewer days', async () => {
    const fewer = { from: '2027-02-03', to: '2027-02-09' };
    const told = await Promise.all([
      digest(readers.activities),
      digest(readers.activities),
      digest(readers.activities, fewer),
    ]);
    expect(await readers.requests()).toEqual(everything);
    expect(told.reduce((sum, { asked }) => sum + asked, 0)).toBe(everything.length);
  });

  it('are sent by each process, and of what is closed by one', async () => {
    const old = { from: '2027-01-11', to: '2027-02-01' };
    await digest(readers.activities, old);
    await readers.requests();
    const { asked } = await digest(readers.elsewhere, old);
    expect(await readers.requests()).toEqual([...lists, 'search.clients.list'].toSorted());
    expect(asked).toBe(4);
  });

  it('go on where they were, when the worker was lost in the middle', async () => {
    const source = await sourceOf(readers, '1001');
    await readers.requests();
    await readers.social.fault([
      { operation: 'statistics.campaign', skip: 1, fault: { kind: 'reset', when: 'before' } },
    ]);
    const reading = () => readers.activities.readSocialFigures({ source, days });
    await expect(reading()).rejects.toThrow('statistics.campaign');
    expect(await reading()).toEqual({ asked: 1 });
    expect(await readers.requests()).toEqual([
      'statistics.campaign',
      'statistics.campaign',
      'statistics.campaign',
      'statistics.mediaPlan',
    ]);
  });

  it('are one for three hundred days, and nobody asks for tomorrow', async () => {
    const source = await sourceOf(readers, '1001');
    await readers.requests();
    const long = { from: '2026-04-17', to: '2027-06-30' };
    await readers.activities.readSocialFigures({ source, days: long });
    expect((await readers.requests()).length).toBe(3);
    const kept = await readers.store.figures.of(source.subject, long);
    expect(kept).toHaveLength(300);
    expect(kept.at(-1)?.day).toBe('2027-02-10');
  });
});

describe('the allowance of the search service', () => {
  it('is held before, used by the reading, and given back', async () => {
    const { activities, store } = readers;
    const { sources } = await activities.surveySearch({ clients, lane: 'batch' });
    const { reservation } = await activities.reserveSearch({ units: 5, lane: 'batch' });
    if (reservation === undefined) throw new Error('Nothing was held.');
    const before = await store.quota.state();
    expect(before.reserved).toBe(5);
    for (const source of sources) {
      await activities.readSearchFigures({ source, days, reservation, lane: 'batch' });
    }
    const after = await store.quota.state();
    expect([after.used - before.used, after.reserved]).toEqual([2, 3]);
    await activities.releaseSearch({ reservation });
    expect((await store.quota.state()).reserved).toBe(0);
  });

  it('says from when on there is room, and leaves people theirs', async () => {
    const { activities, store } = readers;
    await activities.reserveSearch({ units: 500, lane: 'batch' });
    const held = await activities.reserveSearch({ units: 200, lane: 'batch' });
    expect(held.reservation).toBeDefined();
    const refused = await activities.reserveSearch({ units: 1, lane: 'batch' });
    const { nextFree } = await store.quota.state();
    expect(refused).toEqual({ refusedUntil: new Date(nextFree.batch ?? 0).toISOString() });
    const mine = await activities.reserveSearch({ units: 20, lane: 'interactive' });
    expect(mine.reservation).toBeDefined();
    const { sources } = await activities.surveySearch({ clients: ['501'], lane: 'interactive' });
    const [source] = sources;
    if (source === undefined) throw new Error('There is no client.');
    const reading = activities.readSearchFigures({ source, days, lane: 'batch' });
    await expect(reading).rejects.toThrow('what background work may use');
    await expect(activities.surveySearch({ clients, lane: 'batch' })).rejects.toThrow('background');
    const { asked } = await activities.readSearchFigures({ source, days, lane: 'interactive' });
    expect(asked).toBe(1);
  });

  it('is never held for nothing, and never for more than half of it', async () => {
    const { activities, store } = readers;
    expect(await activities.reserveSearch({ units: 0, lane: 'batch' })).toEqual({});
    await activities.reserveSearch({ units: 5_000, lane: 'batch' });
    expect((await store.quota.state()).reserved).toBe(500);
  });
});

async function sourceOf({ activities }: FigureReaders, plan: string): Promise<DigestSource> {
  const { sources } = await activities.surveySocial({ scope: { ...scope, mediaPlans: [plan] } });
  const [source] = sources;
  if (source === undefined) throw new Error(`There is no media plan ${plan}.`);
  return source;
}

async function paths({ social, search }: FigureReaders): Promise<string[]> {
  const logs = await Promise.all([social.requests(), search.requests()]);
  return logs
    .flat()
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ path }) => path);
}
