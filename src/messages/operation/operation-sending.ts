import type { OperationContent } from '../../shared/operation.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { paragraph, person } from '../kit/rich-text.ts';
import { proposedList } from './field-list.ts';

type Sending = Extract<OperationContent, { kind: 'sending' }>;

/** The message while the write is under way. */
export function operationSending({ preview, by, quietSince }: Sending): Message {
  return message(
    `${preview.summary}: being sent.`,
    header(preview.summary),
    paragraph('Confirmed by ', person(by), '. It is being sent…'),
    proposedList(preview.fields),
    quietSince === undefined
      ? undefined
      : note(
          `The service has not answered since ${moment(quietSince)}. It is tried on for an hour; nothing is done twice.`,
        ),
  );
}
