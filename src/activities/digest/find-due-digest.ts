import { newestDue } from '../../reporting/newest-due.ts';
import { periodKeyOf } from '../../reporting/period-key-of.ts';
import type { Timing } from '../../shared/digest.ts';
import type { DigestDue } from '../../shared/digest-run.ts';

/** A run of a schedule, and when it is looked at. Instants. */
export interface DigestRunTime {
  timing: Timing;
  /** The time the run is for; of a run started by hand, the time that was done. */
  nominal: string;
  now: string;
  honourBefore?: string;
}

/**
 * Which message a run is for: its own time where that was asked for, else the newest one that is due, as the server runs
 * the oldest of those it missed. A run started by hand is for the newest one too.
 */
export function findDueDigest({
  timing,
  nominal,
  now: read,
  honourBefore = '',
}: DigestRunTime): DigestDue | undefined {
  const now = later(read, nominal);
  const own = newestDue({ timing, since: before(nominal, minuteMs), now: nominal });
  if (own !== undefined && Date.parse(nominal) < Date.parse(honourBefore)) {
    return asked(own, 'Somebody asked for the digest of this day.');
  }
  const dueAt = newestDue({ timing, since: before(now, longestGapMs), now });
  if (dueAt === undefined) return undefined;
  if (own === undefined) return asked(dueAt, 'Somebody asked for it.');
  const isNewest = Date.parse(dueAt) === Date.parse(own);
  const why = 'Adjutant was not running when it was due; what was due before it is left out.';
  const late = { byMs: Date.parse(now) - Date.parse(dueAt), why };
  return { dueAt, periodKey: periodKeyOf(timing, dueAt), ...(!isNewest && { late }) };

  function asked(at: string, reason: string): DigestDue {
    const byMs = Date.parse(now) - Date.parse(at);
    const periodKey = periodKeyOf(timing, at);
    return { dueAt: at, periodKey, late: { byMs, why: reason }, asked: true };
  }
}

const minuteMs = 60_000;

/** Once a week at least, with an hour for the clocks. */
const longestGapMs = 7 * 24 * 3_600_000 + 2 * 3_600_000;

const before = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) - ms).toISOString();

const later = (one: string, other: string): string =>
  Date.parse(one) > Date.parse(other) ? one : other;
