import type { OperationContent, OperationFailure } from '../../shared/operation.ts';
import { failedTo } from '../failed-to.ts';
import { header } from '../kit/header.ts';
import type { Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';
import { proposedList } from './field-list.ts';
import { subjectWords } from './subject-words.ts';

/** An operation that did not work: what happened, whether something was written, what to do. */
export function operationFailed(operation: string, failure: OperationFailure): Message {
  return failedTo(
    `“${operation.slice(0, 60)}” did not work.`,
    failure,
    writtenWords[failure.written],
    advice(failure),
  );
}

/** The same in place of the preview of a write that somebody confirmed. */
export function writeFailed({
  preview,
  by,
  failure,
}: Extract<OperationContent, { kind: 'failed' }>): Message {
  const { text, blocks } = operationFailed(preview.operation, failure);
  const subject = subjectWords(preview);
  const about = [
    subject === undefined ? undefined : paragraph('It was about ', bold(subject), '.'),
    proposedList(preview.fields),
    paragraph('Confirmed by ', person(by), '.'),
  ];
  return {
    text,
    blocks: [header(preview.summary), ...blocks, ...about.filter((block) => block !== undefined)],
  };
}

const writtenWords: Record<OperationFailure['written'], string> = {
  no: 'Nothing was written.',
  unknown:
    '*It is not known whether something was written:* look in the service before you ask again.',
  'not-asked': '',
};

function advice({ kind, retryAt }: OperationFailure): string {
  if (retryAt !== undefined) return `Ask again after ${moment(retryAt)}.`;
  switch (kind) {
    case 'invalid-input':
    case 'rejected':
      return 'Mend what is named above, then ask again.';
    case 'not-found':
      return 'Look at the ids, then ask again.';
    case 'unauthorized':
      return 'Whoever looks after Adjutant has to see to its access.';
    case 'rate-limited':
    case 'unreachable':
    case 'unavailable':
    case 'timed-out':
      return 'Ask again in some minutes.';
    case 'unexpected-response':
      return 'The service answered what its reference does not say: tell whoever looks after Adjutant the reference.';
    case 'conflict':
    case 'ambiguous':
    case 'unknown-outcome':
    case 'plan-file':
      return '';
  }
}
