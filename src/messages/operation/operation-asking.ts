import type { OperationContent } from '../../shared/operation.ts';
import { approvalButtons } from '../approval/approval-button.ts';
import { approvalProgress } from '../approval/approval-progress.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';
import { proposedList } from './field-list.ts';
import { subjectWords } from './subject-words.ts';

type Asking = Extract<OperationContent, { kind: 'asking' }>;

/** A write that waits for approval. */
export function operationAsking(
  { preview, version, requester, approval }: Asking,
  w: string,
): Message {
  const subject = subjectWords(preview);
  return message(
    `${preview.summary}${subject === undefined ? '' : `: ${subject}`}: it waits for approval.`,
    header(preview.summary),
    paragraph(person(requester), ' asks for approval.'),
    subject === undefined ? undefined : paragraph('It is about ', bold(subject), '.'),
    proposedList(preview.fields),
    ...approvalRules(approval),
    approvalProgress(approval),
    note(
      `Open until ${moment(approval.approvals.deadlineAt)}; then it expires, and nothing is sent.`,
    ),
    approvalButtons({ w, v: version }),
  );
}
