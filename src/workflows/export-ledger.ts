import type { Person } from '../shared/launch.ts';
import type { ExportAnswer, ExportPeriod } from '../shared/why.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { exporting, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

export interface ExportLedgerInput {
  period: ExportPeriod;
  by: Person;
  channel: string;
}

/** Gives one person the ledger as a file. */
export async function exportLedger({ period, by, channel }: ExportLedgerInput): Promise<void> {
  const authority = await authorityOf(by);
  const answer: ExportAnswer = authority.accepted
    ? await share()
    : { kind: 'refused', reason: authority.reason };
  await telling.tellExport({ user: by.user, channel, answer });

  async function share(): Promise<ExportAnswer> {
    try {
      const { entries, zone } = await exporting.exportLedger({ user: by.user, period });
      return entries === 0
        ? { kind: 'empty', period, zone }
        : { kind: 'shared', entries, period, zone };
    } catch (error) {
      return { kind: 'failed', message: failureOf(error).message, reference: runReference() };
    }
  }
}
