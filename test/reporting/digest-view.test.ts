import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestView } from '../../src/reporting/digest-view.ts';
import type { DigestInput } from '../../src/reporting/digest-input.ts';
import { snapshotOf } from '../../src/reporting/snapshot-of.ts';
import type { Counts } from '../../src/shared/counts.ts';
import { addDays } from '../../src/shared/local-time.ts';
import { campaign, client, counts, input, mediaPlan, plenty, rows, source } from './rows.ts';

/** Fourteen days until Friday, 20 November: a constant spend, and another one yesterday. */
const twoWeeks = (usual: number, yesterday = usual): Counts[] => [
  ...Array.from({ length: 13 }, () => plenty(usual)),
  plenty(yesterday),
];

const first = '2026-11-07';
const boots = mediaPlan('Boots');
const coats = mediaPlan('Coats');

const view = (given: Parameters<typeof input>[0]) => digestView(input(given));

const headline = (given: Parameters<typeof input>[0]) => view(given).headline;

const inside = (id: string, spent: number, parent = boots) =>
  rows(campaign(id), first, twoWeeks(spent), parent);

const snapshotWith = (days: DigestInput['days']) =>
  snapshotOf(input({ sources: [source(boots)], days }));

describe('the headline', () => {
  it('tells spend, how it moved, and what came of it', () => {
    const given = {
      sources: [source(boots), source(coats)],
      days: [
        ...rows(boots, first, twoWeeks(50_000, 60_000)),
        ...rows(coats, first, twoWeeks(40_000)),
      ],
    };
    expect(headline(given)).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): €1,000.00 spent, 11 % more than the Friday before; 20 conversions at €50.00.',
    );
    expect(headline({ ...given, content: { periods: ['last7'] } })).toBe(
      'Last 7 days (Sat 14 Nov – Fri 20 Nov, Europe/Berlin): €6,400.00 spent, 2 % more than the 7 days before; 140 conversions at €45.71.',
    );
  });

  it('keeps currencies and zones apart, each in a clause', () => {
    const given = {
      sources: [source(boots), source(client('501'), { currency: 'USD' })],
      days: [
        ...rows(boots, first, twoWeeks(50_000)),
        ...rows(client('501'), first, twoWeeks(30_000, 15_000)),
      ],
    };
    expect(headline(given)).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): €500.00 spent, as much as the Friday before; 10 conversions at €50.00; ' +
        'and $150.00 spent, 50 % less than the Friday before; 10 conversions at $15.00.',
    );
    const [euros] = given.sources;
    const abroad = source(client('501'), { currency: 'USD', zone: 'America/Los_Angeles' });
    expect(headline({ ...given, sources: euros === undefined ? [] : [euros, abroad] })).toBe(
      'Yesterday: in Europe/Berlin (Fri 20 Nov) €500.00 spent, as much as the Friday before; 10 conversions at €50.00; ' +
        // It is still Friday there.
        'and in America/Los_Angeles (Thu 19 Nov) $300.00 spent, as much as the Thursday before; 10 conversions at $30.00.',
    );
  });

  it('says that no data has come, which is not nothing spent', () => {
    const nulls = [...twoWeeks(50_000).slice(0, 13), counts({})];
    expect(headline({ sources: [source(boots)], days: rows(boots, first, nulls) })).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): no data has come yet for EUR.',
    );
    expect(headline({ sources: [source(boots)] })).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): no data has come yet for EUR.',
    );
    const zero = [...twoWeeks(50_000).slice(0, 13), { ...plenty(0, 0), impressions: 0, clicks: 0 }];
    expect(headline({ sources: [source(boots)], days: rows(boots, first, zero) })).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): €0.00 spent, 100 % less than the Friday before; no conversions.',
    );
  });

  it('compares nothing while a part is not known, and says that', () => {
    const given = {
      sources: [source(boots), source(coats)],
      days: [
        ...rows(boots, first, twoWeeks(50_000)),
        ...rows(coats, first, twoWeeks(40_000).slice(0, 13)),
      ],
    };
    expect(headline(given)).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): €500.00 spent as far as it is known; 10 conversions at €50.00.',
    );
    expect(view(given).figures[0]).toMatchObject({
      missingDays: ['2026-11-20'],
      cells: [
        { figure: 'spend', now: 50_000, change: { kind: 'none', why: 'no data yet' } },
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('compares nothing with what is not known', () => {
    const week = twoWeeks(50_000);
    const days = [
      ...rows(boots, first, week.slice(0, 6)),
      ...rows(boots, '2026-11-14', week.slice(7)),
    ];
    expect(headline({ sources: [source(boots)], days, content: { periods: ['last7'] } })).toMatch(
      /: €3,500\.00 spent; 70 conversions/u,
    );
  });

  it('names what could not be read, and an empty scope', () => {
    const missing = [{ name: 'Coats', why: 'It was deleted.', passing: false }];
    const days = rows(boots, first, twoWeeks(50_000));
    expect(headline({ sources: [source(boots)], days, missing })).toMatch(
      /at €50\.00; 1 source could not be read\.$/u,
    );
    expect(headline({ missing })).toBe(
      'Nothing could be read: the figures of 1 source are missing.',
    );
    expect(headline({})).toBe(
      'There is nothing to tell: no media plan or search client of this digest has had a full day yet.',
    );
    const over = source(boots, { flight: { from: '2026-10-01', to: '2026-10-31' } });
    expect(headline({ sources: [over] })).toBe(
      'Yesterday (Fri 20 Nov, Europe/Berlin): nothing in EUR was running.',
    );
  });
});

describe('the figures', () => {
  it('are those of each period asked for, in the order of the periods', () => {
    const { figures } = view({
      sources: [source(boots, { flight: { from: '2026-11-10', to: '2026-12-31' } })],
      days: rows(boots, '2026-11-10', [...twoWeeks(1000).slice(0, 10), plenty(2500)]),
      content: { periods: ['flightToDate', 'last7', 'yesterday'], figures: ['spend'] },
    });
    expect(figures.map(({ period, cells }) => [period.name, cells[0]?.now])).toEqual([
      ['yesterday', 2500],
      ['last7', 8500],
      ['flightToDate', 12_500],
    ]);
    // Before its flight nothing was expected, so that nothing is missing.
    expect(figures.map(({ missingDays }) => missingDays)).toEqual([[], [], []]);
    expect(figures[2]?.cells[0]?.change).toEqual({ kind: 'none', why: 'nothing before' });
  });

  it('follow each flight of its own, and are shown from the first to the last', () => {
    const { figures } = view({
      sources: [
        source(boots, { flight: { from: '2026-11-10', to: '2026-11-15' } }),
        source(coats, { flight: { from: '2026-11-12', to: '2026-12-31' } }),
        source(client('501')),
      ],
      days: [
        ...rows(
          boots,
          '2026-11-10',
          Array.from({ length: 11 }, () => plenty(100)),
        ),
        ...rows(
          coats,
          '2026-11-12',
          Array.from({ length: 9 }, () => plenty(10)),
        ),
      ],
      content: { periods: ['flightToDate'], figures: ['spend'] },
    });
    expect(figures).toMatchObject([
      {
        period: { days: { from: '2026-11-10', to: '2026-11-20' } },
        sources: 2,
        cells: [{ now: 690 }],
      },
    ]);
  });

  it('say when too little was counted', () => {
    const few = { ...plenty(500), impressions: 900, clicks: 12 };
    const { figures } = view({ sources: [source(boots)], days: rows(boots, '2026-11-20', [few]) });
    expect(figures[0]?.small).toBe(true);
  });

  it('keep a correction below zero as it is', () => {
    const days = rows(boots, first, [...twoWeeks(100).slice(0, 13), counts({ spent: -250 })]);
    const { figures } = view({ sources: [source(boots)], days, content: { figures: ['spend'] } });
    expect(figures[0]?.cells).toEqual([
      { figure: 'spend', now: -250, before: 100, change: { kind: 'percent', by: -350 } },
    ]);
  });

  it('are the same as from the raw rows, whatever they are', () => {
    const amount = fc.option(fc.integer({ min: -50, max: 90_000 }), { nil: null });
    const row = fc.record({
      impressions: amount,
      clicks: amount,
      conversions: amount,
      spent: amount,
      income: amount,
    });
    const raw = fc.array(fc.array(fc.option(row, { nil: undefined }), { maxLength: 14 }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(raw, (plans) => {
        const sources = plans.map((_, index) => source(mediaPlan(`${index}`)));
        const days = plans.flatMap((list, index) => rows(mediaPlan(`${index}`), first, list));
        const { figures, charts } = view({
          sources,
          days,
          content: { periods: ['last7', 'yesterday'] },
        });
        for (const { period, cells } of figures) {
          const within = days.filter(({ day }) => day >= period.days.from && day <= period.days.to);
          const known = within.flatMap((one) => one.counts.spent ?? []);
          const spent = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
          expect(cells.find(({ figure }) => figure === 'spend')?.now).toBe(spent);
        }
        for (const value of charts.flatMap(({ series }) =>
          series.flatMap(({ values }) => values),
        )) {
          expect(value === null || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});

describe('the rows', () => {
  it('are the campaigns that cost most, with what their buttons act on', () => {
    const path = { advertiser: '1', account: '11', mediaPlan: 'Boots' };
    const ids = Array.from({ length: 12 }, (_, index) => `c${index + 1}`);
    const { rows: top } = view({
      sources: [source(boots, { name: 'Winter boots', path })],
      days: [
        ...rows(boots, first, twoWeeks(7800)),
        ...ids.flatMap((id, index) => inside(id, 100 * (index + 1))),
        ...inside('idle', 0),
      ],
      content: { figures: ['spend'] },
    });
    expect(top.map(({ name }) => name)).toEqual([
      'c12',
      'c11',
      'c10',
      'c9',
      'c8',
      'c7',
      'c6',
      'c5',
    ]);
    expect(top[0]).toEqual({
      subject: campaign('c12'),
      name: 'c12',
      parentName: 'Winter boots',
      currency: 'EUR',
      cells: [{ figure: 'spend', now: 1200, before: 1200, change: { kind: 'percent', by: 0 } }],
      target: { kind: 'campaign', id: 'c12', path: { ...path, campaign: 'c12' } },
    });
  });

  it('go by the name a campaign has now', () => {
    const [day, ...later] = inside('b1', 100);
    if (day === undefined) throw new Error('there is a day');
    const days = [...rows(boots, first, twoWeeks(100)), ...later, { ...day, name: 'Old name' }];
    const { rows: top } = view({ sources: [source(boots)], days });
    expect(top.map(({ name }) => name)).toEqual(['b1']);
  });

  it('leave out what cost nothing', () => {
    const days = [...rows(boots, first, twoWeeks(100)), ...inside('b1', 100), ...inside('idle', 0)];
    const { rows: top } = view({ sources: [source(boots)], days });
    expect(top.map(({ name }) => name)).toEqual(['b1']);
  });

  it('share the room among currencies, without comparing them', () => {
    const yen = client('501');
    const { rows: top } = view({
      sources: [source(boots), source(yen, { currency: 'JPY' })],
      days: [
        ...rows(boots, first, twoWeeks(100)),
        ...Array.from({ length: 9 }, (_, index) => inside(`e${index}`, 100 - index)).flat(),
        ...rows(yen, first, twoWeeks(100)),
        ...['j1', 'j2'].flatMap((id) =>
          rows(campaign(id, 'search'), first, twoWeeks(1_000_000), yen),
        ),
      ],
    });
    expect(top.map(({ name }) => name)).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'j1', 'j2']);
    expect(top.at(-1)).not.toHaveProperty('target');
  });
});

describe('the charts', () => {
  it('show two weeks of spend by source in major units, and what came of it by service', () => {
    const { charts } = view({
      sources: [source(boots), source(coats), source(client('501'))],
      days: [
        ...rows(boots, first, twoWeeks(12_345)),
        ...rows(coats, '2026-11-10', [plenty(100, 3), undefined, plenty(300, 3)]),
        ...rows(client('501'), first, twoWeeks(20_000)),
      ],
    });
    const days = Array.from({ length: 14 }, (_, index) => addDays(first, index));
    expect(charts.map(({ title, unit }) => `${title}, ${unit}`)).toEqual([
      'Spend a day, EUR',
      'Conversions a day, conversions',
    ]);
    expect(charts[0]).toMatchObject({ days, zone: 'Europe/Berlin' });
    expect(charts[0]?.series.map(({ name, values }) => [name, values.slice(2, 7)])).toEqual([
      ['501', [200, 200, 200, 200, 200]],
      ['Boots', [123.45, 123.45, 123.45, 123.45, 123.45]],
      ['Coats', [null, 1, null, 3, null]],
    ]);
    // A day of which a part is not known is a gap, no dip.
    expect(charts[1]?.series.map(({ name, values }) => [name, values.slice(2, 7)])).toEqual([
      ['Social', [null, 13, null, 13, null]],
      ['Search', [10, 10, 10, 10, 10]],
    ]);
  });

  it('put what is least together, show clicks where nothing converts, and skip what is unknown', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const { charts } = view({
      sources: ids.map((id) => source(mediaPlan(id))),
      days: ids.flatMap((id, index) =>
        rows(mediaPlan(id), '2026-11-20', [{ ...plenty(100 * (index + 1)), conversions: null }]),
      ),
    });
    expect(charts[0]?.series.map(({ name, values }) => [name, values.at(-1)])).toEqual([
      ['e', 5],
      ['d', 4],
      ['c', 3],
      ['2 others', 3],
    ]);
    expect(charts[1]).toMatchObject({ title: 'Clicks a day', unit: 'clicks' });
    expect(view({ sources: [source(boots)] }).charts).toEqual([]);
  });
});

describe('what was restated', () => {
  it('is told where the difference shows, the largest first', () => {
    const said = snapshotWith(rows(boots, first, twoWeeks(10_000)));
    const now = twoWeeks(10_000);
    now[12] = { ...plenty(10_100), clicks: 2000 };
    now[13] = { ...plenty(10_000), conversions: 10.001, spent: 10_000.2 };
    const { restated } = view({
      sources: [source(boots)],
      days: rows(boots, first, now),
      snapshot: said,
    });
    const days = { from: '2026-11-19', to: '2026-11-19' };
    const of = { name: 'Boots', days, zone: 'Europe/Berlin', currency: 'EUR' };
    expect(restated).toEqual([
      { ...of, figure: 'clicks', said: 1000, now: 2000 },
      { ...of, figure: 'spend', said: 10_000, now: 10_100 },
    ]);
  });

  it('includes what was not known, but nothing of who is no longer in it', () => {
    const said = snapshotWith(rows(boots, first, [...twoWeeks(10_000).slice(0, 13), counts({})]));
    const days = rows(boots, first, twoWeeks(10_000));
    const content = { figures: ['spend' as const] };
    expect(
      view({ sources: [source(boots)], days, snapshot: said, content }).restated,
    ).toMatchObject([
      { figure: 'spend', said: null, now: 10_000, days: { from: '2026-11-20', to: '2026-11-20' } },
    ]);
    expect(view({ sources: [source(coats)], days, snapshot: said }).restated).toEqual([]);
  });

  it('is kept for two weeks of each flight, also for days without a row', () => {
    const flight = { from: '2026-11-18', to: '2026-12-31' };
    const kept = snapshotOf(
      input({ sources: [source(boots, { flight })], days: rows(boots, '2026-11-18', [plenty(5)]) }),
    );
    expect(kept).toMatchObject({ digest: 'd1', periodKey: '2026-11-21' });
    expect(kept.said.map(({ day, counts: of }) => [day, of.spent])).toEqual([
      ['2026-11-18', 5],
      ['2026-11-19', null],
      ['2026-11-20', null],
    ]);
  });
});
