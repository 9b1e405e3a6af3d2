import type { Judgement } from './gate.ts';
import type { Person } from './launch.ts';
import type { Money } from './money.ts';
import type { Approvals, PolicyKind } from './policy.ts';
import type { Change } from './proposal.ts';

/** Changes of one proposal, for the gate. */
export interface ChangesToJudge {
  kind: Extract<PolicyKind, 'bid' | 'budget' | 'undo'>;
  by: Person;
  channel: string;
  changes: Change[];
  /** Money a day, for each change that of all changes in its currency; `null` where nobody knows. */
  atRisk: (Money | null)[];
  /** User ids of those who wrote a counter-offer. */
  editors: string[];
  /** Right before a write: what Slack says now, not what it said a moment ago. */
  fresh?: boolean;
}

/** Which changes asked for approvals, and which of `approvals.needed` they asked for, by their places. */
export type AskedFor = { change: number; needed: number[] }[];

export interface ChangesJudgement {
  judgement: Judgement;
  asked: AskedFor;
}

/** Somebody wants to approve, or to reject, all of them. */
export interface ChangesSignature {
  by: Person;
  approvals: Approvals;
  asked: AskedFor;
  changes: ChangesToJudge;
}
