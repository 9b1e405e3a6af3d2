import type { Kysely, Transaction } from 'kysely';

/** The tables of the store. Moments are Unix milliseconds by the clock of the database. */
export interface Schema {
  /** One row: how far the migrations have come. */
  adjutant_schema: { version: number };
  /** The sliding log: one row for each request that was granted. */
  search_quota_request: { account: string; at: number };
  /** Requests held for work that has begun; `units` are those not used yet. */
  search_quota_reservation: { id: string; account: string; units: number; expires_at: number };
  /** Until when the service wants no request. */
  search_quota_block: { account: string; until: number };
  /** What was done. The database lets rows be added and read, and nothing else. */
  ledger: LedgerRow;
  /** One row for each object and day of its account's calendar. */
  day_figures: DayFiguresRow;
  /** What each digest said last, as JSON. */
  digest_snapshot: { digest: string; period_key: string; snapshot: string };
  /** As JSON; `key` is the name in small letters. */
  saved_report: { key: string; report: string };
  /** One row for each Slack workspace that installed the app; `renewing_until` is 0 where nobody renews its token. */
  slack_installation: { team: string; sealed: string; version: number; renewing_until: number };
}

/** What an object brought and cost on one day; `name` is JSON, since a text of PostgreSQL cannot hold every name. */
export interface DayFiguresRow {
  source: string;
  kind: string;
  id: string;
  day: string;
  parent_source: string;
  parent_kind: string;
  parent_id: string;
  name: string;
  impressions: number | null;
  clicks: number | null;
  conversions: number | null;
  spent: number | null;
  income: number | null;
  read_at: number;
}

/** One entry as JSON, and of it what it is looked up by: of an object all that it is in. */
export interface LedgerRow {
  number: number;
  at: number;
  id: string;
  short_id: string;
  kind: string;
  target_kind: string;
  target_id: string;
  advertiser_id: string | null;
  account_id: string | null;
  media_plan_id: string | null;
  campaign_id: string | null;
  ad_set_id: string | null;
  ad_id: string | null;
  by_user: string;
  workflow_id: string;
  undoes: string | null;
  until: number | null;
  entry: string;
}

export type StoreDatabase = Kysely<Schema>;
export type StoreTransaction = Transaction<Schema>;
