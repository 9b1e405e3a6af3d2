import { stringify } from 'csv-stringify/sync';
import type { LedgerRecord } from '../../shared/ledger.ts';

const columns: Record<string, (record: LedgerRecord) => string> = {
  number: ({ number }) => String(number),
  at_utc: ({ at }) => at,
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  operation: ({ operation = '' }) => operation,
  object: ({ target }) => target.kind,
  object_id: ({ target }) => target.id,
  object_name: ({ target }) => target.name,
  advertiser_id: ({ target }) => target.path.advertiser ?? '',
  account_id: ({ target }) => target.path.account ?? '',
  media_plan_id: ({ target }) => target.path.mediaPlan ?? '',
  campaign_id: ({ target }) => target.path.campaign ?? '',
  ad_set_id: ({ target }) => target.path.adSet ?? '',
  ad_id: ({ target }) => target.path.ad ?? '',
  part_of: ({ partOf }) => (partOf === undefined ? '' : `${partOf.kind} ${partOf.id}`),
  before: ({ before }) => JSON.stringify(before),
  after: ({ after }) => JSON.stringify(after),
  by: ({ by }) => by.user,
  confirmed_by: ({ confirmedBy = '' }) => confirmedBy,
  approved_by: ({ approvedBy }) => approvedBy.join(' '),
  reason: ({ reason = '' }) => reason,
  evidence: ({ evidence = [] }) => evidence.join('\n'),
  policy_version: ({ policy }) => policy?.version ?? '',
  policy_rule: ({ policy }) => policy?.rule ?? '',
  until_utc: ({ until = '' }) => until,
  undoes: ({ undoes = '' }) => undoes,
  undone_by: ({ undoneBy = '' }) => undoneBy,
  channel: ({ message }) => message?.channel ?? '',
  message_ts: ({ message }) => message?.ts ?? '',
  workflow_id: ({ run }) => run.workflowId,
  run_id: ({ run }) => run.runId,
};

/** The first line of the file. */
export const ledgerCsvHeader = (): string => csv([Object.keys(columns)]);

/** A line for each entry, as RFC 4180 has it. Text that a spreadsheet would run is disarmed. */
export const ledgerCsvLines = (records: readonly LedgerRecord[]): string =>
  csv(records.map((record) => Object.values(columns).map((cell) => cell(record))));

const csv = (rows: string[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
