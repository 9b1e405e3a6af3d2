import type { Person } from './launch.ts';
import type { Money } from './money.ts';

/** What the policy decides about. `read` and `write` are operations by form; `freeze` is also its end. */
export const policyKinds = [
  'launch',
  'delivery',
  'bid',
  'budget',
  'read',
  'write',
  'freeze',
  'undo',
] as const;

export type PolicyKind = (typeof policyKinds)[number];

/** A person with what Slack says about them now. A leaver is not active, whatever lists still name them. */
export interface Actor extends Person {
  active: boolean;
  /** Ids of the user groups that hold the person. */
  groups: string[];
}

/** A value that would be another one. Objects that are made new change nothing: give `bid` and `dailyBudget`. */
export interface MoneyChange {
  of: 'bid' | 'budget';
  /** `null` where the object has none. */
  before: Money | null;
  after: Money;
}

/** What somebody wants to do, as the policy looks at it. */
export interface PolicyRequest {
  kind: PolicyKind;
  by: Actor;
  /** Id of the advertiser; absent where there is none, or it is not known: only a right on all covers that. */
  advertiser?: string;
  /** Where it was asked for; absent outside of channels. */
  channel?: string;
  /** `campaigns.updateFb`; for `read` and `write`. */
  operation?: string;
  /** Also for a write or an undo that changes a bid or a budget: it passes the rules of bids and budgets as well. */
  change?: MoneyChange;
  /** The highest bid it sets, where it sets any other than by `change`. */
  bid?: Money;
  /** The highest daily budget of one campaign it sets, where it sets any other than by `change`. */
  dailyBudget?: Money;
  /** Objects it makes or changes. */
  entities: number;
  /** The money a day that is spent differently; `null` when nobody knows, which counts as above every limit. */
  perDay: Money | null;
  /** Who wrote the value, where that was not the requester: those who made counter-offers. */
  editors?: string[];
}

/** A freeze that somebody has set by command, and that holds for the request. */
export interface Freeze {
  /** What is frozen, in words: `Nordwind Outdoor`. */
  target: string;
  reason: string;
  /** Instant; absent: until somebody ends it. */
  until?: string;
}

/** What the policy cannot know itself. */
export interface PolicyFacts {
  /** Instant, `2027-01-31T08:30:00Z`. */
  now: string;
  freezes: Freeze[];
  /** User ids by user group id. A group that is missing could not be looked up. */
  members: Record<string, string[]>;
}

/** A place in the policy file. */
export interface PolicyRule {
  /** `rules[2]`, `roles.traffickers`. */
  path: string;
  line: number;
}

export interface PolicyReason {
  rule: PolicyRule;
  /** What and why, and what to do about it. Contains names from the policy: plain text. */
  sentence: string;
}

/** Approvals that one rule wants. */
export interface Requirement {
  rule: PolicyRule;
  count: number;
  /** Roles whose people may give them. */
  roles: string[];
  /** The people known to be in them, without the requester unless that is allowed. */
  users: string[];
  selfApproval: boolean;
}

/** All requirements have to be met; one approval counts for each whose roles have the person. Instants. */
export interface Approvals {
  needed: Requirement[];
  deadlineAt: string;
  /** When half of the approvers' working time until the deadline is over. */
  remindAt: string;
  /** When four fifths of it are over. */
  escalateAt: string;
}

interface Decided extends PolicyReason {
  /** Digest of the policy that decided. */
  version: string;
  /** What else asked or refused. */
  also: PolicyReason[];
}

/** What the policy says to a request, and which rule says it. */
export type Decision =
  | (Decided & { outcome: 'allow' })
  | (Decided & { outcome: 'ask'; approvals: Approvals })
  | (Decided & { outcome: 'refuse' });

/** One thing wrong with a policy file. */
export interface PolicyProblem {
  /** 1-based place in the file; warnings are about whole lines. */
  line: number;
  column?: number;
  /** `rules[2].ask.from`; empty for the file as a whole. */
  path: string;
  message: string;
  /** What to do. */
  fix: string;
}
