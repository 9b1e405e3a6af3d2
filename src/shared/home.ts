import type { DigestListing } from './digest.ts';
import type { LedgerRecord } from './ledger.ts';
import type { QuotaState } from './quota.ts';
import type { Approvals } from './policy.ts';
import type { Proposal, Signed } from './proposal.ts';

/** One part of the Home tab; what could not be read does not hide the others. */
export type HomePart<Of> = { kind: 'read'; value: Of } | { kind: 'unreadable' };

/** Something that waits for the approval of whoever looks. */
export type HomeWaiting =
  | { kind: 'proposal'; proposal: Proposal }
  | { kind: 'request'; id: string; request: WaitingRequest };

/** A launch, an operation or a pause that waits for approval, as its run tells it. */
export interface WaitingRequest {
  /** What is to be approved, in a few words that go after «approve». */
  what: string;
  version: number;
  /** User id of who asked. */
  requester: string;
  approvals: Approvals;
  signed: Signed[];
}

/** A run as Temporal lists it. */
export interface HomeRun {
  /** Workflow id. */
  id: string;
  /** `launch`, `proposal`, … */
  kind: string;
  target: string;
  state: string;
  /** User id. */
  requester: string;
  /** Instants. */
  startedAt: string;
  endedAt?: string;
}

/** The first of several, and how many there are in all. */
export interface FirstOf<Item> {
  first: Item[];
  all: number;
}

/** What the Home tab of one person shows. */
export interface HomeState {
  /** Instant at which it was read. */
  at: string;
  /** `unread`: things that wait for somebody, of which it is not known for whom. */
  waiting: HomePart<FirstOf<HomeWaiting> & { unread: number }>;
  mine: HomePart<FirstOf<HomeRun>>;
  /** Those of the channels that the person is in, and their own; the next one first. */
  digests: HomePart<FirstOf<DigestListing>>;
  frozen: HomePart<FirstOf<LedgerRecord>>;
  latest: HomePart<LedgerRecord[]>;
  failed: HomePart<HomeRun[]>;
  quota: HomePart<QuotaState>;
}
