import { randomUUID } from 'node:crypto';
import type { LedgerEntry } from '../../../src/shared/ledger.ts';
import type { Target } from '../../../src/shared/target.ts';

/** One ad with all that it is in. */
export const boots: Target = {
  kind: 'ad',
  id: '5001',
  name: 'Boots 1',
  path: {
    advertiser: '11',
    account: '21',
    mediaPlan: '1001',
    campaign: '3001',
    adSet: '4001',
    ad: '5001',
  },
};

/** An entry with an id of its own. */
export function entry(with_: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: randomUUID(),
    kind: 'bid',
    target: boots,
    by: { user: 'UMARA', team: 'T1' },
    approvedBy: ['UJONAS'],
    before: { bid: 0.8 },
    after: { bid: 0.9 },
    run: { workflowId: 'proposal:1', runId: 'run-1' },
    ...with_,
  };
}
