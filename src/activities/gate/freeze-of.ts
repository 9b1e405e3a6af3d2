import type { LedgerRecord } from '../../shared/ledger.ts';
import type { Freeze } from '../../shared/policy.ts';

/** A freeze in the ledger as the policy looks at it. */
export function freezeOf({ target, reason, until }: LedgerRecord): Freeze {
  return {
    target: target.name,
    reason: reason ?? 'no reason was given',
    ...(until !== undefined && { until }),
  };
}
