import { metricMeter } from '@temporalio/workflow';
import type { ApprovalOutcome } from '../shared/approval.ts';

/*
 * What only workflows know. The SDK keeps it beside its own metrics, and not once more in a replay; names and labels
 * are in the dashboards.
 */

/** A round of approval is over after so long; one that gave way to another is not over. */
export function measureApproval(outcome: ApprovalOutcome['kind'], ageMs: number): void {
  if (outcome === 'closed') return;
  metricMeter
    .createHistogram(
      'adjutant_approval_age_seconds',
      'float',
      's',
      'How long people took to decide.',
    )
    .record(Math.max(0, ageMs) / 1000, { outcome });
}

/** The message of a subscription was posted, or not. @param lateMs absent where it was asked for, and due at no time */
export function measureDigest(outcome: string, lateMs: number | undefined): void {
  metricMeter
    .createCounter(
      'adjutant_digests_total',
      undefined,
      'Messages of subscriptions by what became of them.',
    )
    .add(1, { outcome });
  if (lateMs === undefined) return;
  metricMeter
    .createHistogram(
      'adjutant_digest_lateness_seconds',
      'float',
      's',
      'How long after it was due; quiet hours do not count.',
    )
    .record(Math.max(0, lateMs) / 1000, { outcome });
}
