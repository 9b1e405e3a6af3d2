import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cancellationSignal } from '@temporalio/activity';
import type { WebClient } from '@slack/web-api';
import type { Ledger } from '../../shared/ledger.ts';
import { isTimeZone } from '../../shared/local-time.ts';
import type { ExportPeriod } from '../../shared/why.ts';
import { directChannel } from '../slack/direct-channel.ts';
import { shareStoredFile } from '../slack/share-stored-file.ts';
import { ledgerCsvHeader, ledgerCsvLines } from './ledger-csv.ts';
import { periodInstants } from './period-instants.ts';

/** Entries in memory at a time. */
const entriesRead = 500;

export function createExportLedger({ slack, ledger }: { slack: WebClient; ledger: Ledger }) {
  return {
    /**
     * Puts the entries of a period into a CSV in the direct messages of a person, whose calendar says when days
     * begin. Without entries there is no file.
     */
    async exportLedger({
      user,
      period,
    }: {
      user: string;
      period: ExportPeriod;
    }): Promise<{ entries: number; zone: string }> {
      const zone = await zoneOf(user);
      const folder = await mkdtemp(join(tmpdir(), 'adjutant-export-'));
      try {
        const path = join(folder, 'ledger.csv');
        const entries = await write(path, periodInstants(period, zone));
        if (entries > 0) await share(path, user, period);
        return { entries, zone };
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };

  async function zoneOf(user: string): Promise<string> {
    const { user: found } = await slack.users.info({ user });
    return found?.tz !== undefined && isTimeZone(found.tz) ? found.tz : 'UTC';
  }

  async function write(path: string, within: { from: string; before: string }): Promise<number> {
    const file = await open(path, 'w', 0o600);
    try {
      await file.write(ledgerCsvHeader());
      for (let entries = 0, after = 0; ;) {
        cancellationSignal().throwIfAborted();
        const records = await ledger.written({ ...within, after, limit: entriesRead });
        const last = records.at(-1);
        if (last === undefined) return entries;
        await file.write(ledgerCsvLines(records));
        entries += records.length;
        after = last.number;
      }
    } finally {
      await file.close();
    }
  }

  async function share(path: string, user: string, { from, to }: ExportPeriod): Promise<void> {
    const days = [from, to].filter((day) => day !== undefined);
    await shareStoredFile(slack, {
      channel: await directChannel(slack, user),
      path,
      name: ['ledger', ...days].join('-').concat('.csv'),
      title: 'Ledger of Adjutant',
      signal: cancellationSignal(),
    });
  }
}
