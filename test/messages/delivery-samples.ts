import type { Message } from '../../src/messages/kit/message.ts';
import { deliveryMessage } from '../../src/messages/delivery/delivery-message.ts';
import { deliveryNotice } from '../../src/messages/delivery/delivery-notice.ts';
import { undoNotice } from '../../src/messages/undo-notice.ts';
import type {
  DeliveryAsked,
  DeliveryContent,
  DeliveryProgress,
  LeftOutReason,
  LeftOutTally,
} from '../../src/shared/delivery.ts';
import { ledgerKinds } from '../../src/shared/ledger.ts';
import type { Target } from '../../src/shared/target.ts';
import type { UndoValue } from '../../src/shared/undo.ts';
import { approvalView } from './approval-samples.ts';

const workflowId = 'pause:123.456.abc';
const requester = 'U0MARA';

/** One message of each kind, with `name` for every text of a service or a person. */
export function deliveryMessages(name: string): Record<string, Message> {
  const target: Target = { kind: 'media plan', id: '4711', name, path: {}, ioNumber: name };
  const asked = deliveryAsked(name, target);
  const progress = deliveryProgress(name, target);
  const contents: DeliveryContent[] = [
    { kind: 'asking' },
    { kind: 'approving', version: 1, view: approvalView(name) },
    { kind: 'working', progress, approvedBy: ['U0TOM'] },
    { kind: 'done', progress, approvedBy: ['U0TOM'], canRetry: true },
    { kind: 'closed', how: 'rejected', endedBy: 'U0TOM', note: name },
    { kind: 'expired' },
    { kind: 'refused', because: name },
  ];
  const found = {
    kind: 'choose',
    words: name,
    matches: 12,
    choices: Array.from({ length: 10 }, () => target),
    unsearched: 7,
  } as const;
  const because = { because: name };
  const stopped = { ...progress, stopped: because };
  const failure = { message: name, reference: 'ABC123' };
  const standings: UndoValue['standing'][] = ['back', 'moved', 'gone'];
  const values = Array.from({ length: 30 }, (_, index) => ({
    target,
    entry: name,
    to: { minor: 1_250, currency: 'EUR' },
    standing: standings[index % 3] ?? 'gone',
    ...(index % 2 === 0 && { by: 'U0TOM' }),
  }));
  return {
    ...Object.fromEntries(
      contents.map((content) => [
        `delivery ${content.kind}`,
        deliveryMessage(asked, content, workflowId),
      ]),
    ),
    deliveryStopped: deliveryMessage(
      { ...asked, action: 'resume', isUndo: true },
      { kind: 'done', progress: stopped, approvedBy: [], canRetry: false },
      workflowId,
    ),
    deliveryChoices: deliveryNotice({ kind: 'choose', action: 'pause', found }, workflowId),
    deliveryNothing: deliveryNotice({ kind: 'nothing', asked }, workflowId),
    deliveryFailed: deliveryNotice({ kind: 'failed', action: 'pause', ...failure }, workflowId),
    undoNone: undoNotice({ kind: 'none' }),
    undoSeveral: undoNotice({ kind: 'several', ids: [name, name] }),
    undoneAlready: undoNotice({ kind: 'undone already', undoneBy: name }),
    undoKept: undoNotice({ kind: 'kept', of: 'bid', values, begun: 3 }),
    undoFailed: undoNotice({ kind: 'failed', ...failure }),
    ...Object.fromEntries(
      ledgerKinds.map((did) => [`undo ${did}`, undoNotice({ kind: 'other', did, target })]),
    ),
  };
}

function deliveryAsked(name: string, target: Target): DeliveryAsked {
  return {
    action: 'pause',
    by: requester,
    reason: name,
    isUndo: false,
    survey: {
      target,
      groups: [{ of: 'campaign', parent: {}, ids: ['4711'] }],
      count: 5_000,
      first: Array.from({ length: 10 }, () => name),
      alreadySo: 12,
      leftOut: leftOut(name),
      perDay: [
        { minor: 12_345, currency: 'EUR' },
        { minor: 500, currency: 'JPY' },
      ],
      perDayUnknown: 3,
    },
  };
}

function deliveryProgress(name: string, target: Target): DeliveryProgress {
  return {
    total: 5_000,
    changed: 4_000,
    alreadySo: 1,
    failed: 300,
    leftOut: leftOut(name),
    failures: Array.from({ length: 10 }, () => ({ target, message: name, unknown: true })),
    stopped: { by: 'U0TOM' },
    quietSince: '2027-01-31T08:30:00Z',
  };
}

function leftOut(name: string): LeftOutTally[] {
  const reasons: LeftOutReason[] = ['gone', 'frozen', 'foreign', 'own', 'touched'];
  return reasons.map((why) => ({
    why,
    count: 1_000,
    first: Array.from({ length: 5 }, () => ({ why, id: name, name, by: 'U0TOM', reason: name })),
  }));
}
