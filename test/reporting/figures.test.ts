import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../src/reporting/cells-of.ts';
import { figureOf } from '../../src/reporting/figure-of.ts';
import { isSettled } from '../../src/reporting/is-settled.ts';
import { sumCounts } from '../../src/reporting/sum-counts.ts';
import { figureNames } from '../../src/shared/figure.ts';
import { figureWords } from '../../src/shared/figure-words.ts';
import { counts, plenty } from './rows.ts';

const some = {
  impressions: 200_000,
  clicks: 4000,
  conversions: 50,
  spent: 123_450,
  income: 300_000,
};

const cell = (name: (typeof figureNames)[number], now: object, before?: object) =>
  cellsOf([name], counts(now), before && counts(before))[0];

const count = fc.option(fc.integer({ min: -1000, max: 1_000_000 }), { nil: null });
const anyCounts = fc.record({
  impressions: count,
  clicks: count,
  conversions: count,
  spent: count,
  income: count,
});

describe('figures', () => {
  it.each([
    ['spend', 123_450],
    ['clicks', 4000],
    ['ctr', 2],
    ['cpc', 30.8625],
    ['cpm', 617.25],
    ['conversionRate', 1.25],
    ['cpa', 2469],
    ['income', 300_000],
    ['roi', (100 * (300_000 - 123_450)) / 123_450],
  ] as const)('%s is made of counts', (name, value) => {
    expect(figureOf(name, some)).toBeCloseTo(value, 10);
  });

  it('are not known where a count is not, or there is nothing to divide by', () => {
    expect(figureOf('ctr', { ...some, clicks: null })).toBeNull();
    expect(figureOf('ctr', { ...some, impressions: 0 })).toBeNull();
    expect(figureOf('cpc', { ...some, clicks: 0 })).toBeNull();
    expect(figureOf('cpa', { ...some, conversions: -2 })).toBeNull();
    expect(figureOf('roi', { ...some, spent: 0 })).toBeNull();
    expect(figureOf('roi', { ...some, income: null })).toBeNull();
    expect(figureOf('ctr', { ...some, clicks: 0 })).toBe(0);
  });

  it('are summed over what is known', () => {
    const list = [
      counts({ spent: 5, clicks: null }),
      counts({ spent: null }),
      counts({ spent: -2 }),
    ];
    expect(sumCounts(list)).toEqual(counts({ spent: 3 }));
    expect(sumCounts([])).toEqual(counts({}));
  });

  it('of parts are those of the whole, however it is divided', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCounts)), (groups) => {
        expect(sumCounts(groups.map(sumCounts))).toEqual(sumCounts(groups.flat()));
      }),
    );
  });
});

describe('changes', () => {
  it('are percents of counts and money, and points of rates', () => {
    const before = { ...some, clicks: 5000, spent: 100_000 };
    expect(cell('spend', some, before)?.change).toEqual({ kind: 'percent', by: 23.45 });
    expect(cell('clicks', some, before)?.change).toEqual({ kind: 'percent', by: -20 });
    expect(cell('ctr', some, before)?.change).toEqual({ kind: 'points', by: -0.5 });
    expect(cell('ctr', some, before)).toMatchObject({ now: 2, before: 2.5 });
  });

  it.each([
    ['spend', {}, { spent: 5 }, 'no data yet'],
    ['ctr', { clicks: 500 }, some, 'no data yet'],
    ['spend', { spent: 5 }, {}, 'nothing before'],
    ['spend', { spent: 5 }, { spent: 0 }, 'nothing before'],
    ['spend', { spent: 5 }, { spent: -10 }, 'nothing before'],
    ['conversions', { conversions: 9 }, { conversions: 4 }, 'small sample'],
    ['ctr', { ...some, clicks: 99 }, some, 'small sample'],
    ['ctr', some, { ...some, impressions: 999 }, 'small sample'],
    ['cpc', { ...some, clicks: 0 }, some, 'small sample'],
    ['cpa', { ...some, conversions: 4 }, some, 'small sample'],
    ['roi', some, { ...some, spent: 0 }, 'nothing before'],
  ] as const)('%s of %j after %j: %s', (name, now, before, why) => {
    expect(cell(name, now, before)?.change).toEqual({ kind: 'none', why });
  });

  it('are nothing where there is nothing to compare with', () => {
    expect(cell('spend', some)).toEqual({
      figure: 'spend',
      now: 123_450,
      before: null,
      change: { kind: 'none', why: 'nothing before' },
    });
  });

  it('mean something from the fewest on', () => {
    const fewest = { impressions: 1000, clicks: 100, conversions: 5, spent: 100, income: 100 };
    expect(cellsOf(figureNames, fewest, fewest).map(({ change }) => change.kind)).not.toContain(
      'none',
    );
  });

  it('do not take for few what is not known', () => {
    const now = { spent: 2000, conversions: 10 };
    expect(cell('cpa', now, { spent: 1000, conversions: 10 })?.change).toEqual({
      kind: 'percent',
      by: 100,
    });
  });

  it('are never NaN or infinite, and of their unit', () => {
    fc.assert(
      fc.property(anyCounts, fc.option(anyCounts, { nil: undefined }), (now, before) => {
        for (const { figure, change, ...values } of cellsOf(figureNames, now, before)) {
          for (const value of [values.now, values.before]) {
            expect(value === null || Number.isFinite(value)).toBe(true);
          }
          if (change.kind === 'none') continue;
          expect(Number.isFinite(change.by)).toBe(true);
          expect(change.kind).toBe(figureWords[figure].unit === 'percent' ? 'points' : 'percent');
        }
      }),
    );
  });

  it('are zero where nothing moved', () => {
    const [spend, ctr] = cellsOf(['spend', 'ctr'], plenty(500), plenty(500));
    expect([spend?.change, ctr?.change]).toEqual([
      { kind: 'percent', by: 0 },
      { kind: 'points', by: 0 },
    ]);
  });
});

describe('a day is settled', () => {
  // The day after the clocks go forward has ended 72 hours before in that zone, not in UTC.
  it.each([
    ['2026-11-17', 'Europe/Berlin', '2026-11-20T22:59:59Z', false],
    ['2026-11-17', 'Europe/Berlin', '2026-11-20T23:00:00Z', true],
    ['2026-03-29', 'Europe/Berlin', '2026-04-01T21:59:59Z', false],
    ['2026-03-29', 'Europe/Berlin', '2026-04-01T22:00:00Z', true],
    ['2026-11-17', 'Asia/Kathmandu', '2026-11-20T18:15:00Z', true],
    ['2026-11-17', 'America/New_York', '2026-11-21T04:59:00Z', false],
  ])('%s in %s, read at %s: %s', (day, zone, readAt, settled) => {
    expect(isSettled({ day, zone, readAt })).toBe(settled);
  });
});
