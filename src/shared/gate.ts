import type { Person } from './launch.ts';
import type { Approvals, Decision, PolicyRequest } from './policy.ts';
import type { TargetPath } from './target.ts';

/** What somebody wants to do, before it is known what Slack and the ledger say about them and it. */
export interface GateRequest extends Omit<PolicyRequest, 'by' | 'advertiser'> {
  by: Person;
  /** The object it is about; freezes are looked for along it. Empty where there is none. */
  path: TargetPath;
  /** Right before a write: nothing that Slack says is taken from memory. */
  fresh?: boolean;
}

/** The policy's word. Where the policy cannot be read every write is refused, and `version` is `unreadable`. */
export type Judgement = Decision;

/** Somebody wants to approve, or to reject, what was asked for. */
export interface SignatureRequest {
  by: Person;
  request: GateRequest;
  approvals: Approvals;
}

/** Whether the signature counts, and for which requirements (their places in `approvals.needed`). */
export type Signature = { accepted: true; counts: number[] } | { accepted: false; reason: string };
