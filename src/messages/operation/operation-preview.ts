import type { ActionsBlock } from '@slack/types';
import type { ApprovalView } from '../../shared/approval.ts';
import { actionIds } from '../../shared/ids.ts';
import type { OperationPreview } from '../../shared/operation.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { confirmation } from '../kit/confirmation.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph, person, type Words } from '../kit/rich-text.ts';
import { proposedList } from './field-list.ts';
import { operationButton } from './operation-button.ts';
import { subjectWords } from './subject-words.ts';

export interface OperationPreviewContext {
  workflowId: string;
  /** Bound to what is shown: a press on an older preview decides nothing. */
  version: number;
  requester: string;
  /** The service moved since the preview that somebody pressed Send on. */
  changed: boolean;
  /** Approvals that the policy wants first. */
  asks?: ApprovalView;
}

/** What a write would send, with the buttons that decide it. */
export function operationPreview(
  preview: OperationPreview,
  context: OperationPreviewContext,
): Message {
  const { summary, method, path, fields } = preview;
  const subject = subjectWords(preview);
  return message(
    `${summary}${subject === undefined ? '' : `: ${subject}`}? It waits for Send or Cancel.`,
    header(summary),
    paragraph(...opening(preview, context)),
    subject === undefined ? undefined : paragraph('It is about ', bold(subject), '.'),
    proposedList(fields),
    twinWarning(preview),
    paragraph('To be sent: ', code(oneLine(`${method} ${path}`, 400))),
    ...(context.asks ? approvalRules(context.asks) : []),
    note(context.asks ? askingNote : confirmingNote),
    decisionButtons(preview, context),
  );
}

const confirmingNote = 'Nothing is sent until somebody confirms. This preview is open for a day.';

const askingNote =
  'Nothing is sent until it is approved. Ask for approval once all is right; this preview is open for a day.';

function opening(
  { operation }: OperationPreview,
  { requester, changed }: OperationPreviewContext,
): Words[] {
  return changed
    ? [
        bold('The service has changed since Send was pressed, so nothing was sent.'),
        ' This is how it stands now: please look again, ',
        person(requester),
        '.',
      ]
    : [person(requester), ' asks for ', code(oneLine(operation, 60)), '.'];
}

function twinWarning({ twins }: OperationPreview) {
  if (twins.length === 0) return undefined;
  const ids = twins.slice(0, 5).map((id) => oneLine(id, 40));
  const more = twins.length > ids.length ? ' and more' : '';
  const already = `${counted(twins.length, 'object')} like it ${twins.length === 1 ? 'is' : 'are'} there already`;
  return paragraph(bold(already), ` (id ${ids.join(', ')}${more}). Sending makes another one.`);
}

function decisionButtons(
  preview: OperationPreview,
  { workflowId: w, version, asks }: OperationPreviewContext,
): ActionsBlock {
  const isRemoval = preview.effect === 'remove';
  const confirm = confirmation({
    title: `${preview.summary}?`,
    text: `${subjectWords(preview) ?? preview.path}. Adjutant cannot undo this.`,
    confirm: 'Send',
    deny: 'Not yet',
    style: 'danger',
  });
  return {
    type: 'actions',
    elements: [
      operationButton(
        actionIds.operationConfirm,
        asks ? 'Ask for approval' : 'Send',
        { w, version },
        isRemoval && !asks ? { style: 'danger', confirm } : { style: 'primary' },
      ),
      operationButton(actionIds.operationCancel, 'Cancel', { w, version }),
    ],
  };
}
