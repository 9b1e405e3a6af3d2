import { describe, expect, it } from 'vitest';
import { digestView } from '../../src/reporting/digest-view.ts';
import type { Counts } from '../../src/shared/counts.ts';
import { campaign, client, counts, input, mediaPlan, plenty, rows, source } from './rows.ts';

const first = '2026-11-07';
const boots = mediaPlan('Boots');
const coats = mediaPlan('Coats');

/** Fourteen days until Friday, 20 November, of which the last ones differ. */
const days = (usual: number, ...last: (Counts | undefined)[]): (Counts | undefined)[] => [
  ...Array.from({ length: 14 - last.length }, () => plenty(usual)),
  ...last,
];

const view = (given: Parameters<typeof input>[0]) => digestView(input(given));

const told = (given: Parameters<typeof input>[0]) =>
  view(given).movers.map(
    ({ level, name, figure, by, share }) =>
      `${level} ${name}: ${figure} ${by}, ${Math.round(share * 100)} %`,
  );

const sentences = (given: Parameters<typeof input>[0]) =>
  view(given).exceptions.map(({ sentence }) => sentence);

const move = (yesterday: Counts | undefined) => ({
  sources: [source(boots), source(coats)],
  days: [...rows(boots, first, days(10_000, yesterday)), ...rows(coats, first, days(10_000))],
});

const few = (spent: number) => ({ ...plenty(spent, 1), impressions: 400, clicks: 3 });

const stopped = (...last: (Counts | undefined)[]) =>
  sentences({
    sources: [source(boots)],
    days: [
      ...rows(boots, first, days(10_000, ...last)),
      ...rows(campaign('b1'), first, days(5000, ...last), boots),
    ],
  });

describe('what made spend move', () => {
  it('is the campaign, where one explains most of it', () => {
    const given = {
      sources: [source(boots), source(coats)],
      days: [
        ...rows(boots, first, days(10_000, plenty(20_000))),
        ...rows(campaign('b1'), first, days(5000, plenty(14_000)), boots),
        ...rows(campaign('b2'), first, days(5000, plenty(6000)), boots),
        ...rows(coats, first, days(10_000, plenty(12_000))),
        ...rows(campaign('k1'), first, days(10_000, plenty(12_000)), coats),
      ],
    };
    expect(told(given)).toEqual(['campaign b1: spend 9000, 75 %']);
  });

  it('is the media plan, where its campaigns moved alike', () => {
    const ids = ['b1', 'b2', 'b3', 'b4'];
    const given = {
      sources: [source(boots), source(coats)],
      days: [
        ...rows(boots, first, days(10_000, plenty(5000))),
        ...ids.flatMap((id) => rows(campaign(id), first, days(2500, plenty(1250, 10)), boots)),
        ...rows(coats, first, days(10_000)),
        ...rows(campaign('k1'), first, days(10_000), coats),
      ],
    };
    expect(told(given)).toEqual(['media plan Boots: spend -5000, 100 %']);
  });

  it('is the service, where several clients moved alike', () => {
    const clients = ['1', '2', '3', '4', '5', '6'].map(client);
    const given = {
      sources: [source(boots), ...clients.map((one) => source(one))],
      days: [
        ...rows(boots, first, days(10_000)),
        ...clients.flatMap((one) => rows(one, first, days(1000, plenty(2000, 20)))),
      ],
    };
    expect(told(given)).toEqual([
      'service Search: spend 6000, 100 %',
      'service Search: conversions 60, 100 %',
    ]);
  });

  it('may be more than all of it, where others moved the other way', () => {
    const given = {
      sources: [source(boots), source(coats)],
      days: [
        ...rows(boots, first, days(10_000, plenty(16_000))),
        ...rows(coats, first, days(10_000, plenty(8000))),
      ],
    };
    expect(told(given)).toEqual(['media plan Boots: spend 6000, 150 %']);
  });

  it('is not the only one there is', () => {
    const given = {
      sources: [source(boots)],
      days: [
        ...rows(boots, first, days(10_000, plenty(20_000))),
        ...rows(campaign('b1'), first, days(10_000, plenty(20_000)), boots),
      ],
    };
    expect(told(given)).toEqual([]);
  });

  it('is not asked where it hardly moved, or a part is not known', () => {
    expect(told(move(plenty(10_900)))).toEqual([]);
    expect(told(move(plenty(11_100)))).toEqual(['media plan Boots: spend 1100, 100 %']);
    expect(told(move(undefined))).toEqual([]);
    expect(told({ ...move(plenty(99_999)), content: { periods: ['flightToDate'] } })).toEqual([]);
  });
});

describe('exceptions', () => {
  it('a day above its limit is urgent, in its own currency only', () => {
    const limits = { movePercent: 1000, spendAbove: [{ minor: 500_000, currency: 'EUR' }] };
    const dollars = client('501');
    const given = {
      sources: [source(boots), source(dollars, { currency: 'USD' })],
      days: [...rows(boots, first, days(540_000)), ...rows(dollars, first, days(900_000))],
      content: { thresholds: limits, periods: ['last7' as const] },
    };
    expect(view(given).exceptions).toEqual([
      {
        subject: boots,
        name: 'Boots',
        sentence:
          '«Boots» spent €5,400.00 on Fri 20 Nov (Europe/Berlin), above the limit of €5,000.00 a day.',
        urgent: true,
      },
    ]);
    const at = { ...limits, spendAbove: [{ minor: 540_000, currency: 'EUR' }] };
    expect(sentences({ ...given, content: { thresholds: at } })).toEqual([]);
  });

  it('figures that moved by more than the threshold, all of one campaign in one sentence', () => {
    const given = {
      sources: [source(boots)],
      days: [
        ...rows(boots, first, days(10_000, plenty(15_000))),
        ...rows(campaign('b1'), first, days(5000, plenty(10_000)), boots),
        ...rows(campaign('b2'), first, days(5000), boots),
      ],
    };
    expect(sentences(given)).toEqual([
      '«b1», Fri 20 Nov (Europe/Berlin) against the Friday before: ' +
        'Spend €100.00 (+100 %), CPC €0.10 (+100 %), CPA €10.00 (+100 %).',
    ]);
    // Nobody stands out: then it is the plan that moved.
    const without = { ...given, days: rows(boots, first, days(10_000, plenty(15_000))) };
    expect(sentences(without)[0]).toMatch(/^«Boots», Fri 20 Nov .* Spend €150\.00 \(\+50 %\)/u);
    expect(
      sentences({ ...given, content: { thresholds: { movePercent: 100, spendAbove: [] } } }),
    ).toEqual([]);
  });

  it('not the jumps of a handful of impressions', () => {
    const list = [...Array.from({ length: 13 }, () => few(100)), few(900)];
    expect(sentences({ sources: [source(boots)], days: rows(boots, first, list) })).toEqual([]);
  });

  it('spend that stopped, of the source or of a campaign in it, and since when', () => {
    const nothing = { ...plenty(0, 0), impressions: 0, clicks: 0 };
    expect(stopped(nothing)).toEqual([
      '«Boots» spent nothing on Fri 20 Nov (Europe/Berlin); on Thu 19 Nov it spent €100.00.',
    ]);
    expect(stopped(nothing, nothing)[0]).toBe(
      '«Boots» has spent nothing since Thu 19 Nov (Europe/Berlin); on Wed 18 Nov it spent €100.00.',
    );
    expect(stopped(...Array.from({ length: 8 }, () => nothing))).toEqual([]);
    // Not known is not nothing.
    expect(stopped(counts({}))).toEqual([]);
    expect(stopped(undefined)).toEqual([]);
    expect(stopped(nothing, undefined)).toEqual([]);
  });

  it('a campaign that stopped, without telling its figures as well', () => {
    const nothing = { ...plenty(0, 0), impressions: 0, clicks: 0 };
    const given = {
      sources: [source(boots)],
      days: [
        ...rows(boots, first, days(10_000, plenty(9000))),
        ...rows(campaign('b1'), first, days(1000, nothing), boots),
        ...rows(campaign('b2'), first, days(9000), boots),
      ],
    };
    expect(sentences(given)).toEqual([
      '«b1» spent nothing on Fri 20 Nov (Europe/Berlin); on Thu 19 Nov it spent €10.00.',
    ]);
  });

  it('not that a flight ended, but that it spends after its end', () => {
    const flight = { from: '2026-11-07', to: '2026-11-18' };
    const nothing = counts({ spent: 0 });
    const after = (...last: Counts[]) =>
      sentences({
        sources: [source(boots, { flight })],
        days: rows(boots, first, days(10_000, ...last)),
      });
    expect(after(nothing, nothing).filter((text) => text.includes('nothing'))).toEqual([]);
    expect(after(plenty(1200), nothing)[0]).toBe(
      '«Boots» spent €12.00 on Thu 19 Nov (Europe/Berlin), outside of its flight of Sat 7 Nov – Wed 18 Nov.',
    );
    const late = source(boots, { flight: { from: '2026-11-20', to: '2026-12-31' } });
    expect(sentences({ sources: [late], days: rows(boots, first, days(100)) })).toEqual([
      '«Boots» spent €1.00 on Thu 19 Nov (Europe/Berlin), outside of its flight of Fri 20 Nov – Thu 31 Dec.',
    ]);
  });

  it('cut a name that would be all of the sentence', () => {
    const long = source(boots, { name: 'N'.repeat(200) });
    const [sentence] = sentences({
      sources: [long],
      days: rows(boots, first, days(100, plenty(900))),
    });
    expect(sentence).toContain(`«${'N'.repeat(59)}…», Fri 20 Nov`);
  });

  it('are ten at most, the worst first, and the rest is counted', () => {
    const plans = Array.from({ length: 13 }, (_, index) => mediaPlan(`p${index}`));
    const { exceptions, exceptionsLeftOut } = view({
      sources: plans.map((one) => source(one)),
      days: plans.flatMap((one, index) =>
        rows(one, first, days(10_000, plenty(20_000 + 1000 * index))),
      ),
    });
    expect(exceptions.map(({ name }) => name)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `p${index}`),
    );
    expect(exceptionsLeftOut).toBe(3);
  });
});
