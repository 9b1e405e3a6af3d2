import { approverCall } from '../../src/messages/approval/approver-call.ts';
import type { Message } from '../../src/messages/kit/message.ts';
import { operationAsking } from '../../src/messages/operation/operation-asking.ts';
import { operationClosed } from '../../src/messages/operation/operation-closed.ts';
import { operationPreview } from '../../src/messages/operation/operation-preview.ts';
import type { ApprovalView } from '../../src/shared/approval.ts';
import { operationPlan } from './operation-samples.ts';

/** As many rules and people as there can be, every text of the policy being `name`. */
export function approvalView(name: string): ApprovalView {
  const users = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 'U0MARA' : 'U0TOM'));
  const rule = { path: `rules[${name}]`, line: 70 };
  const at = '2026-11-20T10:00:00Z';
  const needed = Array.from({ length: 8 }, (_, index) => ({
    rule,
    count: 3,
    roles: ['account_leads', 'duty'],
    users: index === 0 ? [] : users,
    selfApproval: false,
  }));
  return {
    asked: needed.map(() => ({ rule, sentence: `${name}.` })),
    approvals: { needed, deadlineAt: at, remindAt: at, escalateAt: at },
    signed: users
      .slice(0, 12)
      .map((user) => ({ by: { user, team: 'T0HOME' }, version: 1, counts: [0, 1] })),
  };
}

/** One message of each kind. */
export function approvalMessages(name: string): Record<string, Message> {
  const preview = operationPlan(name, 40);
  const approval = approvalView(name);
  const [requester, by] = ['U0MARA', 'U0TOM'];
  const call = {
    what: name,
    requester,
    approvers: [by, requester],
    deadlineAt: approval.approvals.deadlineAt,
  };
  const w = 'do:V1:abc';
  return {
    approvalAsked: approverCall({ ...call, urgency: 'asked' }),
    approvalAskedAlone: approverCall({ ...call, urgency: 'asked', isAlone: true }),
    approvalReminder: approverCall({ ...call, urgency: 'reminder' }),
    approvalEscalation: approverCall({ ...call, urgency: 'escalation', approvers: [] }),
    operationToApprove: operationPreview(preview, {
      workflowId: w,
      version: 1,
      requester,
      changed: false,
      asks: approval,
    }),
    operationAsking: operationAsking(
      { kind: 'asking', preview, version: 2, requester, approval },
      w,
    ),
    operationRejected: operationClosed({ kind: 'rejected', preview, by }),
    operationUnapproved: operationClosed({ kind: 'unapproved', preview }),
    operationRefused: operationClosed({ kind: 'refused', preview, by, reason: name }),
  };
}
