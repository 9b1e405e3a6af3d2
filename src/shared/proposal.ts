import type { MessageRef, Person } from './launch.ts';
import type { Money } from './money.ts';
import type { Approvals, PolicyReason } from './policy.ts';
import type { Target } from './target.ts';

/** What a change is of. A campaign has the one or the other budget, by its budget type. */
export type ChangedField = 'bid' | 'daily_budget' | 'lifetime_budget';

/** What somebody typed: `0.75`, `+10%`, `-5 %`. */
export type WantedValue = { kind: 'amount'; text: string } | { kind: 'percent'; percent: number };

/** One row of what somebody asked for, before it was looked up. */
export interface ChangeAsked {
  /** Id, IO number or words of a name. */
  target: string;
  value: WantedValue;
  /** Why this one, where it is another reason than that of all. */
  reason?: string;
  /** Line of the file it came from. */
  line?: number;
  /** The ledger entry that this puts back, of a request that puts back several. */
  undoes?: string;
}

export interface ProposalRequest {
  of: 'bid' | 'budget';
  rows: ChangeAsked[];
  by: Person;
  channel: string;
  reason?: string;
  /** Instant at which the old value comes back, if the value is still ours. */
  until?: string;
  /** The same for a second delivery. */
  submission: string;
  /** The step of Workflow Builder that waits for its end. */
  step?: string;
  /** Thread to stay in, where it began in one. */
  thread?: MessageRef;
  /** The ledger entry that this puts back. */
  undoes?: string;
}

/** One change, looked up and checked: what was approved is this, to the cent. */
export interface Change {
  target: Target;
  field: ChangedField;
  before: Money;
  after: Money;
  /** Why this one, where it is another reason than that of all. */
  reason?: string;
  /** The ledger entry that this puts back, of a request that puts back several. */
  undoes?: string;
}

/** Something that cannot be proposed, in a sentence that says what to do. */
export interface ChangeRefused {
  /** 1-based row of a list. */
  row: number;
  target: string;
  message: string;
  fix: string;
}

/** Figures of one object over a period of whole days; counts, from which rates are computed. */
export interface Figures {
  /** First and last day, `2027-01-31`, both included, in this IANA zone. */
  from: string;
  to: string;
  zone: string;
  /** What they are about, where that is not the object itself: `its ad set «Women 25-44»`, `12 ad sets together`. */
  about?: string;
  impressions: number;
  clicks: number;
  spent: Money;
}

/** What people look at when they decide; undefined where nothing could be read, with the reason. */
export type Evidence = { figures: Figures[] } | { missing: string };

/** Where a proposal stands. `expired` is never a yes. */
export type ProposalState =
  | 'waiting'
  | 'applying'
  | 'applied'
  | 'partly applied'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'superseded'
  | 'frozen'
  | 'already so'
  | 'refused'
  | 'failed';

/** Who signed which version. */
export interface Signed {
  by: Person;
  version: number;
  /** Places in `approvals.needed` that it counts for. */
  counts: number[];
}

/** The one durable record; the card is its view. */
export interface Proposal {
  /** Also the workflow id. */
  id: string;
  request: ProposalRequest;
  /** Goes up with every counter-offer and every fresh card: a signature holds for one version only. */
  version: number;
  changes: Change[];
  evidence: Evidence;
  /** Money a day that is spent differently at most; `null` where nobody knows. */
  perDay: Money | null;
  /** The rule that asked. */
  asked: PolicyReason;
  policyVersion: string;
  approvals?: Approvals;
  signed: Signed[];
  /** Those who wrote a counter-offer of this version. */
  editors: string[];
  state: ProposalState;
  /** What became of each change once it was applied, in the order of `changes`. */
  results?: ChangeResult[];
  /** Who ended it, and their reason. */
  endedBy?: Person;
  note?: string;
  /** Instant at which it came into a state that does not change any more. */
  endedAt?: string;
}

export type ChangeResult =
  | { outcome: 'changed'; now: Money; entry: string }
  /** Written, and read back as a value that nobody approved: the service made another one of it. */
  | { outcome: 'otherwise'; now: Money; entry: string }
  | { outcome: 'already so'; now: Money }
  | { outcome: 'moved'; now: Money }
  | { outcome: 'failed'; message: string; written: 'no' | 'unknown' };
