import type { Counts } from '../../src/shared/counts.ts';
import type { DigestSettings, DigestSource } from '../../src/shared/digest.ts';
import type { DayFigures, FigureSubject } from '../../src/shared/figure-store.ts';
import { addDays } from '../../src/shared/local-time.ts';
import type { DigestInput, FigureContent } from '../../src/reporting/digest-input.ts';

/** Nothing is known but what is given. */
export const counts = (given: Partial<Counts>): Counts => ({
  impressions: null,
  clicks: null,
  conversions: null,
  spent: null,
  income: null,
  ...given,
});

/** A day on which so many cents were spent, with enough clicks that nothing is small. */
export const plenty = (spent: number, conversions = 10): Counts => ({
  impressions: 100_000,
  clicks: 1000,
  conversions,
  spent,
  income: 2 * spent,
});

export const mediaPlan = (id: string): FigureSubject => ({
  source: 'social',
  kind: 'media plan',
  id,
});

export const client = (id: string): FigureSubject => ({ source: 'search', kind: 'client', id });

export const campaign = (id: string, service: 'social' | 'search' = 'social'): FigureSubject => ({
  source: service,
  kind: 'campaign',
  id,
});

export function source(subject: FigureSubject, given: Partial<DigestSource> = {}): DigestSource {
  return { subject, name: subject.id, currency: 'EUR', zone: 'Europe/Berlin', ...given };
}

/** Rows of one object for days that follow each other; `undefined` leaves a day out. */
export function rows(
  subject: FigureSubject,
  from: string,
  list: (Counts | undefined)[],
  parent: FigureSubject = subject,
): DayFigures[] {
  return list.flatMap((of, index) => {
    if (of === undefined) return [];
    const day = addDays(from, index);
    return [{ subject, name: subject.id, parent, day, counts: of, readAt: `${day}T23:59:59Z` }];
  });
}

/** Saturday, 21 November 2026, 08:30 in Berlin; yesterday is Friday the 20th. */
export const saturday = '2026-11-21T07:30:00.000Z';

const content: FigureContent = {
  kind: 'figures',
  scope: { mediaPlans: [], advertisers: [], accounts: [], searchClients: [] },
  figures: ['spend', 'clicks', 'ctr', 'conversions', 'cpa'],
  periods: ['yesterday'],
  thresholds: { movePercent: 30, spendAbove: [] },
};

const settings: Omit<DigestSettings, 'content'> = {
  id: 'd1',
  name: 'Morning',
  channel: 'C1',
  timing: { time: '08:30', weekdays: [1, 2, 3, 4, 5, 6], zone: 'Europe/Berlin' },
  by: { user: 'U1', team: 'T1' },
  createdAt: '2026-11-01T00:00:00.000Z',
};

/** A digest of Saturday morning. */
export function input(
  given: Partial<Omit<DigestInput, 'settings'>> & { content?: Partial<FigureContent> },
): DigestInput {
  const { content: other, ...rest } = given;
  return {
    settings: { ...settings, content: { ...content, ...other } },
    periodKey: '2026-11-21',
    dueAt: saturday,
    asOf: saturday,
    sources: [],
    days: [],
    missing: [],
    cost: { social: 0, search: 0 },
    ...rest,
  };
}
