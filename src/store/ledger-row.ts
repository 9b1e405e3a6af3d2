import { shortIdLength, type LedgerEntry, type LedgerRecord } from '../shared/ledger.ts';
import type { TargetKind } from '../shared/target.ts';
import { pathKeys } from '../shared/target-path.ts';
import type { LedgerRow } from './schema.ts';

const columns = {
  advertiser: 'advertiser_id',
  account: 'account_id',
  'media plan': 'media_plan_id',
  campaign: 'campaign_id',
  'ad set': 'ad_set_id',
  ad: 'ad_id',
} as const satisfies Record<TargetKind, keyof LedgerRow>;

/** Where entries have the id of the object of this kind that theirs is, or is in. */
export const columnOf = (kind: TargetKind) => columns[kind];

/** @throws RangeError when `until` is no instant */
export function rowOf(
  entry: LedgerEntry,
  { number, at }: { number: number; at: number },
): LedgerRow {
  const { id, kind, target, by, run, undoes, until } = entry;
  const path = { ...target.path, [pathKeys[target.kind]]: target.id };
  return {
    number,
    at,
    id,
    short_id: id.slice(0, shortIdLength),
    kind,
    target_kind: target.kind,
    target_id: target.id,
    advertiser_id: path.advertiser ?? null,
    account_id: path.account ?? null,
    media_plan_id: path.mediaPlan ?? null,
    campaign_id: path.campaign ?? null,
    ad_set_id: path.adSet ?? null,
    ad_id: path.ad ?? null,
    by_user: by.user,
    workflow_id: run.workflowId,
    undoes: undoes ?? null,
    until: until === undefined ? null : Date.parse(new Date(until).toISOString()),
    entry: JSON.stringify(entry),
  };
}

/** Of the row only what the entry does not say itself. */
export function recordOf(
  row: Pick<LedgerRow, 'number' | 'at' | 'entry'> & {
    alike: number | null;
    undone_by: string | null;
  },
): LedgerRecord {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `rowOf` and never changed since
  const entry = JSON.parse(row.entry) as LedgerEntry;
  return {
    ...entry,
    number: row.number,
    at: new Date(row.at).toISOString(),
    shortId: (row.alike ?? 0) > 1 ? entry.id : entry.id.slice(0, shortIdLength),
    ...(row.undone_by !== null && { undoneBy: row.undone_by }),
  };
}
