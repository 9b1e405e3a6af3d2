import { afterEach, describe, expect, it } from 'vitest';
import { digestDays } from '../../../src/reporting/days-needed.ts';
import { periodsOf } from '../../../src/reporting/periods-of.ts';
import { sumCounts } from '../../../src/reporting/sum-counts.ts';
import type { DigestSource } from '../../../src/shared/digest.ts';
import type { Days } from '../../../src/shared/evidence-days.ts';
import type { DayFigures } from '../../../src/shared/figure-store.ts';
import { periodNames, type Period } from '../../../src/shared/period.ts';
import { seasonAt } from '../../../src/standins/social/season.ts';
import { startFigureReaders, type FigureReaders } from '../../support/figures.ts';
import {
  midnight,
  searchTruth,
  socialTruth,
  truthOver,
  type Counted,
  type PlayedAd,
} from './independent.ts';

let readers: FigureReaders | undefined;
afterEach(async () => {
  await readers?.stop();
  readers = undefined;
});

const noScope = { mediaPlans: [], advertisers: [], accounts: [], searchClients: [] };

/** Mornings after which «yesterday» is something special somewhere. */
const mornings: [instant: string, yesterday: string][] = [
  ['2026-10-26T07:30:00Z', 'the day of 25 hours in Berlin and London'],
  ['2026-11-02T13:30:00Z', 'the day of 25 hours in New York'],
  ['2027-03-29T06:30:00Z', 'the day of 23 hours in Berlin and London'],
  ['2027-03-15T12:30:00Z', 'the day of 23 hours in New York'],
  ['2026-12-01T07:30:00Z', 'the end of a month'],
  ['2027-01-01T07:30:00Z', 'the end of a year'],
  ['2028-03-01T07:30:00Z', 'the 29th of February'],
  ['2026-12-16T23:30:00Z', 'already over in Berlin, and not in New York'],
];

/** What there is to say of one object: the sums over each period and what it is compared with. */
async function said(
  { store, activities }: FigureReaders,
  source: DigestSource,
  instant: string,
): Promise<{ own: DayFigures[]; parts: Map<string, DayFigures[]>; spans: Days[] }> {
  const { zone, flight } = source;
  const question = { names: [...periodNames], now: instant, zone, ...(flight && { flight }) };
  const days = digestDays(question);
  const { kind } = source.subject;
  await (kind === 'client'
    ? activities.readSearchFigures({ source, days, lane: 'batch' })
    : activities.readSocialFigures({ source, days }));
  const within = await store.figures.within(source.subject, days);
  return {
    own: await store.figures.of(source.subject, days),
    parts: Map.groupBy(within, ({ subject }) => subject.id),
    spans: periodsOf(question).flatMap(spansOf),
  };
}

const spansOf = ({ days, before }: Period): Days[] => (before ? [days, before] : [days]);

const sumOver = (figures: readonly DayFigures[] | undefined, { from, to }: Days) =>
  sumCounts(
    (figures ?? []).filter(({ day }) => from <= day && day <= to).map(({ counts }) => counts),
  );

describe.each(mornings)('figures read at %s, when yesterday is %s', (instant) => {
  it('of a media plan and its campaigns are what the ads did, in every period', async () => {
    readers = await startFigureReaders(instant);
    const { sources } = await readers.activities.surveySocial({
      scope: { ...noScope, mediaPlans: ['1001'] },
    });
    const [source] = sources;
    if (source === undefined) throw new Error('There is no media plan.');
    const { own, parts, spans } = await said(readers, source, instant);
    expect(spans).toHaveLength(7);
    const { start, pausedAt } = seasonAt(Date.parse(instant));
    const to = Math.min(Date.parse(instant), seasonAt(Date.parse(instant)).end);
    const played = (ids: number[], end: number): PlayedAd[] =>
      ids.map((id) => ({ id: String(id), from: start, to: end }));
    const ads = {
      2001: played([4001, 4002, 4003, 4004, 4005, 4006], to),
      2002: played([4007, 4008, 4009, 4010, 4011, 4012], pausedAt),
    };
    for (const span of spans) {
      const all = [...ads[2001], ...ads[2002]];
      expect(sumOver(own, span)).toEqual(socialTruth(all, span, 'Europe/Berlin'));
      for (const [id, itsAds] of Object.entries(ads)) {
        const truth = socialTruth(itsAds, span, 'Europe/Berlin');
        expect(sumOver(parts.get(id), span)).toEqual(truth);
      }
    }
  });

  it('of search clients and their campaigns are what their keywords had, in every period', async () => {
    readers = await startFigureReaders(instant);
    const clients = ['501', '502', '503'];
    const { sources } = await readers.activities.surveySearch({ clients, lane: 'batch' });
    expect(sources.map(({ zone }) => zone)).toEqual([
      'Europe/Berlin',
      'Europe/London',
      'America/New_York',
    ]);
    const told = [];
    for (const source of sources) told.push(await said(readers, source, instant));
    for (const [index, { own, parts, spans }] of told.entries()) {
      const truth = searchTruth(clients[index] ?? '', Date.parse(instant));
      expect(spans).toHaveLength(6);
      for (const span of spans) {
        expect(sumOver(own, span)).toEqual(truthOver(truth.values(), span));
        for (const [id, figures] of parts) {
          const campaign = truth.get(id) ?? new Map<string, Counted>();
          expect(sumOver(figures, span)).toEqual(truthOver([campaign], span));
        }
      }
      expect(parts.size).toBeGreaterThan(2);
    }
  });
});

describe('the calendar of these tests', () => {
  it('knows days of 23 and 25 hours', () => {
    expect(hours('2026-10-25', '2026-10-26', 'Europe/Berlin')).toBe(25);
    expect(hours('2027-03-14', '2027-03-15', 'America/New_York')).toBe(23);
    expect(hours('2027-01-31', '2027-02-01', 'Europe/London')).toBe(24);
  });
});

const hours = (from: string, to: string, zone: string): number =>
  (midnight(to, zone) - midnight(from, zone)) / 3_600_000;
