import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PacingInput } from '../../src/reporting/pacing-input.ts';
import { pacingOf } from '../../src/reporting/pacing-of.ts';
import type { Counts } from '../../src/shared/counts.ts';
import { campaign, counts, plenty, rows } from './rows.ts';

const boots = campaign('2001');

/** A November of €3,000, looked at on Saturday the 21st: 20 of 30 days are over, €2,000 are due. */
const november = (list: (Counts | undefined)[], given: Partial<PacingInput> = {}): PacingInput => ({
  target: { kind: 'campaign', id: '2001', name: 'Winter boots', path: { campaign: '2001' } },
  zone: 'Europe/Berlin',
  currency: 'EUR',
  flight: { from: '2026-11-01', to: '2026-11-30' },
  budget: { kind: 'lifetime', money: { minor: 300_000, currency: 'EUR' } },
  playing: true,
  days: rows(boots, '2026-11-01', list),
  now: '2026-11-21T07:30:00.000Z',
  tolerance: { start: 30, end: 6 },
  ...given,
});

const daily = (spent: number, count = 20): Counts[] =>
  Array.from({ length: count }, () => plenty(spent));

const causes = (input: PacingInput) => pacingOf(input).causes.map(({ cause }) => cause);
const sentence = (input: PacingInput) => pacingOf(input).causes[0]?.sentence;

const causesOn = (day: number) =>
  causes(
    november(daily(11_500, day - 1), {
      now: new Date(Date.UTC(2026, 10, day, 12)).toISOString(),
    }),
  );

const fruitless = (spent: number) => Array.from({ length: 5 }, () => plenty(spent, 0));

const afterDays = (now: string) => causes(november(daily(50_000, 30), { now }));

describe('the plan of a flight', () => {
  it('is even over its days, projected by the last seven of them', () => {
    const list = [...daily(10_000, 13), ...daily(12_000, 7)];
    expect(pacingOf(november(list))).toEqual({
      target: november([]).target,
      zone: 'Europe/Berlin',
      looked: { from: '2026-11-01', to: '2026-11-20' },
      spent: { minor: 214_000, currency: 'EUR' },
      plan: {
        flight: { from: '2026-11-01', to: '2026-11-30' },
        planned: { minor: 300_000, currency: 'EUR' },
        due: { minor: 200_000, currency: 'EUR' },
        projected: {
          money: { minor: 334_000, currency: 'EUR' },
          method:
            '€2,140.00 so far, and €120.00 a day as in the last 7 full days for the 10 days left',
        },
        // Two thirds of the way from 30 to 6.
        tolerancePercent: 14,
      },
      causes: [],
    });
  });

  it('takes a daily budget for each day of the flight', () => {
    const budget = { kind: 'daily', money: { minor: 5000, currency: 'EUR' } } as const;
    const { plan } = pacingOf(november(daily(5000), { budget }));
    expect([plan?.planned.minor, plan?.due.minor]).toEqual([150_000, 100_000]);
  });

  it('does not add anything for what is paused, or of which no day is known', () => {
    const paused = pacingOf(november(daily(10_000), { playing: false })).plan?.projected;
    expect(paused).toEqual({
      money: { minor: 200_000, currency: 'EUR' },
      method: '€2,000.00 so far; paused, so nothing is added for the 10 days left',
    });
    expect(pacingOf(november([])).plan?.projected.method).toBe(
      '€0.00 so far; no full day is known to go on from',
    );
    const eve = november(daily(10_000, 29), { now: '2026-11-30T07:30:00Z' });
    expect(pacingOf(eve).plan?.projected.method).toMatch(/for the one day left$/u);
  });

  it('is none without an end or a budget, or where the end is before the begin', () => {
    const { budget: _, ...without } = november(daily(99_000));
    expect(pacingOf(without)).not.toHaveProperty('plan');
    expect(pacingOf(november([], { flight: { from: '2026-11-01' } }))).not.toHaveProperty('plan');
    const flight = { from: '2026-11-01', to: '2026-10-01' };
    expect(pacingOf(november([], { flight }))).not.toHaveProperty('plan');
  });

  it('never projects below what is spent, and is due in full at the end', () => {
    const list = fc.array(fc.option(fc.nat(100_000), { nil: undefined }), { maxLength: 40 });
    fc.assert(
      fc.property(list, fc.integer({ min: 2, max: 40 }), fc.nat(1_000_000), (spent, day, minor) => {
        const now = new Date(Date.UTC(2026, 10, day, 12)).toISOString();
        const days = spent.map((one) => (one === undefined ? undefined : plenty(one)));
        const money = { minor, currency: 'EUR' };
        const { plan, ...pacing } = pacingOf(
          november(days, { now, budget: { kind: 'lifetime', money } }),
        );
        if (plan === undefined) throw new Error('there is a plan');
        expect(plan.projected.money.minor).toBeGreaterThanOrEqual(pacing.spent.minor);
        expect(plan.due.minor).toBeLessThanOrEqual(minor);
        expect(day > 30 ? plan.due.minor : minor).toBe(minor);
        expect(plan.tolerancePercent).toBeGreaterThanOrEqual(6);
        expect(plan.tolerancePercent).toBeLessThanOrEqual(30);
      }),
    );
  });
});

describe('what is wrong', () => {
  it('is over and under by more than is tolerated by now', () => {
    expect(causes(november(daily(11_400)))).toEqual([]);
    expect(sentence(november(daily(11_500)))).toBe(
      '«Winter boots» spent €2,300.00 by Fri 20 Nov, 15 % more than the €2,000.00 due of €3,000.00 ' +
        '(flight Sun 1 Nov – Mon 30 Nov, Europe/Berlin); 14 % is tolerated now. At the end it will be €3,450.00: ' +
        '€2,300.00 so far, and €115.00 a day as in the last 7 full days for the 10 days left.',
    );
    expect(causes(november(daily(8600)))).toEqual([]);
    expect(causes(november(daily(8500)))).toEqual(['under']);
    expect(sentence(november(daily(8500)))).toContain('15 % less than the €2,000.00 due');
  });

  it('tightens: what is fine at the start is too much towards the end', () => {
    expect(causesOn(3)).toEqual([]);
    expect(causesOn(15)).toEqual([]);
    expect(causesOn(28)).toEqual(['over']);
  });

  it('is that it stopped, which is not merely slow', () => {
    const stopped = november([...daily(10_000, 18), plenty(0), plenty(0)]);
    expect(causes(stopped)).toEqual(['stopped']);
    expect(sentence(stopped)).toBe(
      '«Winter boots» plays, but spent nothing since Thu 19 Nov (Europe/Berlin); on Wed 18 Nov it spent €100.00.',
    );
    const today = november([...daily(10_000, 19), plenty(0)]);
    expect(sentence(today)).toContain('spent nothing on Fri 20 Nov (Europe/Berlin); on Thu 19 Nov');
    // Still so after weeks, and not because its budget is used up.
    expect(causes(november([...daily(10_000, 2), ...daily(0, 18)]))).toEqual(['stopped']);
    expect(causes(november([...daily(100_000, 3), ...daily(0, 17)]))).toEqual(['over']);
    expect(causes(november(daily(0)))).toEqual(['under']);
  });

  it('is that it is paused with budget left, but for the last cents', () => {
    const paused = november(daily(10_000), { playing: false });
    expect(pacingOf(paused).causes).toEqual([
      {
        cause: 'paused with budget',
        sentence:
          '«Winter boots» is paused with €1,000.00 of €3,000.00 left, and 10 days are left of its flight, Sun 1 Nov – Mon 30 Nov (Europe/Berlin).',
      },
    ]);
    expect(causes(november(daily(14_100), { playing: false }))).toEqual([]);
    expect(causes(november(daily(99_000), { playing: false }))).toEqual([]);
  });

  it('is missing data, of which it is never concluded that too little was spent', () => {
    const lacking = november([...daily(9000, 18), undefined, counts({})]);
    expect(pacingOf(lacking).causes).toEqual([
      {
        cause: 'no data',
        sentence:
          '«Winter boots» plays, but the service tells no figures of Thu 19 Nov, Fri 20 Nov (Europe/Berlin).',
      },
    ]);
    expect(sentence(november([]))).toContain('no figures of any of the last 7 days');
    expect(causes(november([...daily(20_000, 19), undefined]))).toEqual(['over', 'no data']);
    expect(causes(november([], { playing: false }))).not.toContain('no data');
  });

  it('is that conversions no longer come, at three times what one cost', () => {
    const had = Array.from({ length: 15 }, () => plenty(10_000, 1));
    expect(causes(november([...had, ...fruitless(5900)]))).toEqual([]);
    expect(causes(november([...had, ...fruitless(6000)]))).toEqual(['no conversions']);
    expect(sentence(november([...had, ...fruitless(6000)]))).toBe(
      '«Winter boots» has had no conversion since Mon 16 Nov (Europe/Berlin), for €300.00; before, one cost €100.00.',
    );
    const unknown = fruitless(9000).map((one) => ({ ...one, conversions: null }));
    expect(causes(november([...had, ...unknown]))).toEqual([]);
  });

  it('is that none ever came, only of what is bought for them', () => {
    const never = Array.from({ length: 20 }, () => ({ ...plenty(10_000, 0), clicks: 15 }));
    expect(causes(november(never))).toEqual([]);
    expect(causes(november(never, { wantsConversions: true }))).toEqual(['no conversions']);
    expect(sentence(november(never, { wantsConversions: true }))).toBe(
      '«Winter boots» has had no conversion since Sun 1 Nov (Europe/Berlin), the begin of its flight, for €2,000.00 and 300 clicks.',
    );
    const fewer = never.map((one) => ({ ...one, clicks: 14 }));
    expect(causes(november(fewer, { wantsConversions: true }))).toEqual([]);
  });

  it('is nothing before the first full day, and after the last', () => {
    expect(afterDays('2026-11-01T12:00:00Z')).toEqual([]);
    expect(afterDays('2026-11-30T12:00:00Z')).toEqual(['over']);
    expect(afterDays('2026-12-01T12:00:00Z')).toEqual([]);
  });

  it('is told without a plan too: stopped, no data', () => {
    const open = { flight: { from: '2026-11-01' } };
    expect(causes(november([...daily(10_000, 19), plenty(0)], open))).toEqual(['stopped']);
    expect(causes(november(daily(10_000, 19), open))).toEqual(['no data']);
    expect(causes(november(daily(99_000), open))).toEqual([]);
    expect(causes(november(daily(10_000), { ...open, playing: false }))).toEqual([]);
  });
});
