import type { OperationContent } from '../../shared/operation.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, person, type Words } from '../kit/rich-text.ts';
import { proposedList } from './field-list.ts';
import { subjectWords } from './subject-words.ts';

type Closed = Extract<
  OperationContent,
  { kind: 'cancelled' | 'rejected' | 'withdrawn' | 'expired' | 'unapproved' | 'refused' }
>;

/** A preview that nobody can decide on any more. */
export function operationClosed(content: Closed): Message {
  const { preview } = content;
  const subject = subjectWords(preview);
  return message(
    `${preview.summary}: ${states[content.kind]}. Nothing was sent.`,
    header(preview.summary),
    paragraph(...outcome(content)),
    subject === undefined ? undefined : paragraph('It was about ', bold(subject), '.'),
    proposedList(preview.fields),
  );
}

const states: Record<Closed['kind'], string> = {
  cancelled: 'cancelled',
  rejected: 'rejected',
  withdrawn: 'taken back',
  expired: 'expired',
  unapproved: 'not approved in time',
  refused: 'refused',
};

function outcome(content: Closed): Words[] {
  switch (content.kind) {
    case 'cancelled':
      return [bold('Cancelled'), ' by ', person(content.by), '. Nothing was sent.'];
    case 'rejected':
      return [bold('Rejected'), ' by ', person(content.by), '. Nothing was sent.'];
    case 'withdrawn':
      return [bold('Taken back'), ' by ', person(content.by), '. Nothing was sent.'];
    case 'expired':
      return [
        bold('Expired:'),
        ' nobody decided within a day. Nothing was sent, and nobody said no: ask again for a fresh look.',
      ];
    case 'unapproved':
      return [
        bold('Expired:'),
        ' it was not approved in time. Nothing was sent, and nobody said no: ask again if it is still wanted.',
      ];
    case 'refused':
      return [bold('Refused'), ' when it was to be sent: ', oneLine(content.reason, 900)];
  }
}
