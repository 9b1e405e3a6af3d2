import { setHandler } from '@temporalio/workflow';
import type { Approval, ApprovalOutcome, ApprovalView } from '../shared/approval.ts';
import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { MessageRef, Person } from '../shared/launch.ts';
import { createApprovals } from './approval.ts';
import { decideApproval, readConsent } from './approval-messages.ts';
import { letGo } from './let-go.ts';
import { reminding } from './proxies.ts';

/** Asks people for the approvals that a rule of the policy wants, in the message of what they are about. */
export interface Consent {
  /**
   * Shows what is asked for, and waits until it is decided or expired.
   * @param show draws the message with those who have signed; `isFirst` has to reach Slack, later ones may get lost
   */
  collect(round: ConsentRound, show: ShowConsent): Promise<ApprovalOutcome>;
  /** Those who approved in the last round. */
  signers(): Person[];
}

export interface ConsentRound {
  version: number;
  request: GateRequest;
  judgement: Extract<Judgement, { outcome: 'ask' }>;
}

export type ShowConsent = (view: ApprovalView, isFirst: boolean) => Promise<MessageRef | undefined>;

/** What people see of a judgement that asks for approval. */
export function viewOf(
  { sentence, rule, also, approvals }: ConsentRound['judgement'],
  signed: Approval['signed'] = [],
): ApprovalView {
  return { asked: [{ sentence, rule }, ...also], approvals, signed };
}

/** @param what what is to be approved, in a few words that go after «approve» */
export function createConsent(what: () => string): Consent {
  const desk = createApprovals();
  let open: ConsentRound | undefined;
  setHandler(decideApproval, (vote) => desk.vote(vote), {
    validator: (vote) => desk.validate(vote),
  });

  setHandler(readConsent, () => {
    const approval = desk.now();
    if (open === undefined || approval === undefined || approval.outcome) return undefined;
    const { request, judgement } = open;
    const { version, signed } = approval;
    const { approvals } = judgement;
    return { what: what(), version, requester: request.by.user, approvals, signed };
  });

  return {
    signers: () => desk.now()?.signed.map(({ by }) => by) ?? [],
    collect: async (round, show) => {
      open = round;
      const { version, request, judgement } = round;
      const { approvals } = judgement;
      desk.open({ version, request, approvals });
      const message = await show(viewOf(judgement), true);
      const call =
        (urgency: 'asked' | 'reminder' | 'escalation') => async (approval?: Approval) => {
          if (message === undefined) return;
          const signed = approval?.signed.map(({ by }) => by.user) ?? [];
          const users = [...new Set(approvals.needed.flatMap((each) => each.users))];
          await letGo(
            reminding.callApprovers({
              message,
              key: `${urgency} ${version}`,
              urgency,
              what: what(),
              requester: request.by.user,
              approvers: users.filter((user) => !signed.includes(user)),
              deadlineAt: approvals.deadlineAt,
            }),
          );
        };
      void call('asked')();
      return desk.ended({
        remind: call('reminder'),
        escalate: call('escalation'),
        signed: async ({ signed }) => {
          await letGo(show(viewOf(judgement, signed), false));
        },
      });
    },
  };
}
