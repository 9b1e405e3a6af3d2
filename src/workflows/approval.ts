import { ApplicationFailure, condition } from '@temporalio/workflow';
import {
  afterVote,
  atDeadline,
  objectionTo,
  openApproval,
  type Approval,
  type ApprovalOutcome,
  type Vote,
} from '../shared/approval.ts';
import type { GateRequest, Signature } from '../shared/gate.ts';
import type { Approvals } from '../shared/policy.ts';
import type { Signed } from '../shared/proposal.ts';
import { notTaken } from './approval-messages.ts';
import { failureOf } from './failures.ts';
import type { Answer } from './launch-messages.ts';
import { measureApproval } from './measures.ts';
import { judging } from './proxies.ts';

/** One version that people decide on. */
export interface ApprovalRound {
  version: number;
  /** What is asked for; `by` is the requester, `editors` those who wrote this version in their place. */
  request: GateRequest;
  approvals: Approvals;
  /** Those who have signed it before, where a round is taken up again. */
  signed?: Signed[];
}

/** Asks Slack and the policy about a vote; never rejects. */
export type CheckSignature = (vote: Vote, round: ApprovalRound) => Promise<Signature>;

/** Called in their time while a round is open; must not reject. */
export interface ApprovalHooks {
  /** Half of the approvers' working time is over. Nothing waits for it. */
  remind(approval: Approval): Promise<void>;
  /** Four fifths of it are over. Nothing waits for it. */
  escalate(approval: Approval): Promise<void>;
  /** Somebody signed, and more signatures are needed. `ended` waits for it, so it has to be short. */
  signed(approval: Approval): Promise<void>;
}

/** Collects the approvals that something waits for, one version of it at a time. */
export interface ApprovalDesk {
  /** From now on this is decided on, and what was before is closed. */
  open(round: ApprovalRound): void;
  /** Nothing is decided on any more; `ended` says `closed` where nobody decided before. */
  close(): void;
  /** For the validator of an update: @throws ApplicationFailure that says why a vote cannot be taken. */
  validate(vote: Vote): void;
  /** For the handler of an update: asks Slack and the policy, and takes the vote if it still can be. */
  vote(vote: Vote): Promise<Answer>;
  /** The version decided on now, with who signed. */
  now(): Approval | undefined;
  /** How the round that is open now ends; `closed` where another one is opened in its place. */
  ended(hooks?: Partial<ApprovalHooks>): Promise<ApprovalOutcome>;
}

export function createApprovals(check: CheckSignature = signatureOf): ApprovalDesk {
  let round: ApprovalRound | undefined;
  let approval: Approval | undefined;
  let openedAt = 0;

  function objection(vote: Vote): string | undefined {
    if (approval === undefined) return 'Nothing waits for a decision here.';
    return objectionTo(approval, vote, Date.now());
  }

  return {
    open: (next) => {
      round = next;
      openedAt = Date.now();
      const { signed = [] } = next;
      approval = {
        ...openApproval({ ...next, ...next.request, requester: next.request.by }),
        signed,
      };
    },
    close: () => {
      if (approval && !approval.outcome) approval = { ...approval, outcome: { kind: 'closed' } };
    },
    validate: (vote) => {
      const reason = objection(vote);
      if (reason !== undefined) throw ApplicationFailure.nonRetryable(reason, notTaken);
    },
    vote: async (vote) => {
      const early = objection(vote);
      if (early !== undefined || round === undefined) return no(early ?? '');
      const signature = await check(vote, round);
      if (!signature.accepted) return signature;
      // While Slack was asked, others may have decided, or the deadline passed.
      const late = objection(vote);
      if (late !== undefined || approval === undefined) return no(late ?? '');
      approval = afterVote(approval, vote, signature.counts, Date.now());
      return { accepted: true };
    },
    now: () => approval,
    ended: async (hooks = {}) => {
      const mine = round;
      if (mine === undefined) return { kind: 'closed' };
      const { remindAt, escalateAt, deadlineAt } = mine.approvals;
      const isMine = () => round === mine && approval !== undefined;
      const isOver = () => !isMine() || approval?.outcome !== undefined;
      await waitUntil(remindAt, hooks.remind);
      await waitUntil(escalateAt, hooks.escalate);
      await waitUntil(deadlineAt);
      if (!isMine() || approval === undefined) return { kind: 'closed' };
      approval = atDeadline(approval, Date.now());
      const { outcome = { kind: 'closed' } } = approval;
      measureApproval(outcome.kind, Date.now() - openedAt);
      return outcome;

      async function waitUntil(at: string, then?: ApprovalHooks['remind']): Promise<void> {
        for (;;) {
          const left = Date.parse(at) - Date.now();
          if (isOver()) return;
          if (left <= 0) break;
          const known = approval?.signed.length;
          const moved = () => isOver() || approval?.signed.length !== known;
          if (!(await condition(moved, left))) break;
          if (!isOver() && approval) await hooks.signed?.(approval);
        }
        if (!isOver() && approval) void then?.(approval);
      }
    },
  };
}

async function signatureOf(vote: Vote, { request, approvals }: ApprovalRound): Promise<Signature> {
  if (vote.choice === 'withdraw') return { accepted: true, counts: [] };
  try {
    return await judging.checkSignature({ by: vote.by, request, approvals });
  } catch (error) {
    return no(
      `Slack could not say who you are (${failureOf(error).message}). Nothing was done; try again.`,
    );
  }
}

const no = (reason: string) => ({ accepted: false as const, reason });
