import { CancellationScope, log } from '@temporalio/workflow';
import type { LedgerEntry } from '../shared/ledger.ts';
import { failureOf } from './failures.ts';
import { recording } from './proxies.ts';

/**
 * Writes an entry into the ledger, for a day if need be, and also where the workflow is cancelled: what was done was
 * done. After that day it is in the log and in the history of this run. Never rejects.
 */
export async function keepEntry(entry: LedgerEntry): Promise<void> {
  try {
    await CancellationScope.nonCancellable(() => recording.appendToLedger(entry));
  } catch (error) {
    log.error('ledger entry not written', { entry: entry.id, ...failureOf(error) });
  }
}
