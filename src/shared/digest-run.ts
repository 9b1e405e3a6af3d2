import type { DigestSettings, DigestSource, MissingSource } from './digest.ts';

/** What the schedule of a subscription starts its runs with. */
export interface DigestRun {
  settings: DigestSettings;
  /** Instant. A run whose own time lies before it was asked for, and is for that time instead of the newest one due. */
  honourBefore?: string;
}

/** Which message a run is about. */
export interface DigestDue {
  /** Instant. */
  dueAt: string;
  /** Day on the digest's calendar; there is one message for each. */
  periodKey: string;
  /** Why it comes later than it was due, in words. */
  late?: { byMs: number; why: string };
  /** Somebody asked for this day: it is posted also when later ones are due, and not held in quiet hours. */
  asked?: boolean;
}

/** One message of a subscription. */
export interface DigestPost extends DigestDue {
  settings: DigestSettings;
}

export type DigestService = 'social' | 'search';

/** What was read for a digest; the figures themselves are in the store. */
export interface GatheredDigest {
  /** Those whose figures are in the store. */
  sources: DigestSource[];
  /** Those whose figures could not be read. */
  unread: { source: DigestSource; why: string; passing: boolean }[];
  /** Services that did not say what is in the scope. */
  unsurveyed: { service: DigestService; why: string; passing: boolean }[];
  /** What is in the scope and not in the service. */
  missing: MissingSource[];
  /** Requests that were sent. */
  cost: Record<DigestService, number>;
  /** Instant at which the reading ended. */
  asOf: string;
}

/** Before anything was asked. */
export const nothingGathered: GatheredDigest = {
  sources: [],
  unread: [],
  unsurveyed: [],
  missing: [],
  cost: { social: 0, search: 0 },
  asOf: '',
};

/** All that a digest is made of, but for the figures in the store. */
export interface DigestMaterial {
  settings: DigestSettings;
  due: DigestDue;
  gathered: GatheredDigest;
}

/** All of which a digest can say nothing now. */
export function missingOf({ missing, unread, unsurveyed }: GatheredDigest): MissingSource[] {
  return [
    ...missing,
    ...unsurveyed.map(({ service, why, passing }) => ({
      name: serviceNames[service],
      why,
      passing,
    })),
    ...unread.map(({ source: { subject, name }, why, passing }) => ({
      subject,
      name,
      why,
      passing,
    })),
  ];
}

const serviceNames: Record<DigestService, string> = {
  social: 'Everything of the social service',
  search: 'Everything of the search service',
};

/** Whether it is worth looking again. */
export const lacksPassing = (gathered: GatheredDigest): boolean =>
  missingOf(gathered).some(({ passing }) => passing);

/** What the one message of a subscription for a day is known by in Slack, over all runs. */
export const digestKey = (id: string, { periodKey }: DigestDue): string =>
  `digest:${id}:${periodKey}`;

/** Instant since which it may have been posted: a day before it was due, for clocks that differ. */
export const postedSince = ({ dueAt }: DigestDue): string =>
  new Date(Date.parse(dueAt) - 24 * 3_600_000).toISOString();
