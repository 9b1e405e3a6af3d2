import { isCancellation, log } from '@temporalio/workflow';
import type { LedgerEntry } from '../shared/ledger.ts';
import { failureOf } from './failures.ts';
import { recording } from './proxies.ts';

/**
 * Writes an entry into the ledger, for a day if need be; after that it is in the log and in the history of this run.
 * What was done is told meanwhile, and does not fail for it.
 */
export async function keepEntry(entry: LedgerEntry): Promise<void> {
  try {
    await recording.appendToLedger(entry);
  } catch (error) {
    if (isCancellation(error)) throw error;
    log.error('ledger entry not written', { entry: entry.id, ...failureOf(error) });
  }
}
