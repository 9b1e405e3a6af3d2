import type { ApprovalCall } from '../../shared/approval-call.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { peopleWords } from './people-words.ts';
import { person } from '../kit/rich-text.ts';

/** What reaches those whose approval is wanted: a reply, or a direct message. */
export function approverCall({
  urgency,
  requester,
  approvers,
  deadlineAt,
  isAlone = false,
  ...call
}: ApprovalCall & {
  /** To one person, who does not see what it is about. */
  isAlone?: boolean;
}): Message {
  const what = oneLine(call.what, 120);
  return message(
    `Approval wanted: ${what}`,
    paragraph(
      ...peopleWords(approvers),
      ': ',
      bold(openings[urgency]),
      ` ${what}, which `,
      person(requester),
      ' asks for. ',
      isAlone ? 'It is on my Home tab, with its buttons.' : 'The buttons are in the message above.',
    ),
    note(`Without enough approvals by ${moment(deadlineAt)} it expires, and is not done.`),
  );
}

const openings: Record<ApprovalCall['urgency'], string> = {
  asked: 'please approve or reject',
  reminder: 'half of the time is over. Please approve or reject',
  escalation: 'the time is nearly over. Please approve or reject',
};
