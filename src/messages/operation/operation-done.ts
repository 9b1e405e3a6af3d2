import type {
  OperationContent,
  OperationPreview,
  OperationResult,
} from '../../shared/operation.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, person, type Words } from '../kit/rich-text.ts';
import { resultList } from './field-list.ts';
import { subjectWords } from './subject-words.ts';

type Done = Extract<OperationContent, { kind: 'done' }>;

/** How a write ended: what was so before, what is so now, and how that is known. */
export function operationDone({ preview, result, by }: Done): Message {
  const subject = subjectWords(preview);
  const made = result.performed.id;
  const about = preview.effect === 'make' ? made && `id ${oneLine(made, 60)}` : subject;
  const said = Object.entries(result.performed.said);
  return message(
    `${preview.summary}: ${outcome(preview, result)}${about ? ` ${about}` : ''}`,
    header(preview.summary),
    paragraph(bold(outcome(preview, result)), ' Confirmed by ', person(by), '.'),
    about ? paragraph(...aboutWords(preview, about)) : undefined,
    resultList(result.fields),
    said.length === 0
      ? undefined
      : paragraph(
          `The service says: ${said.map(([name, value]) => `${name} ${oneLine(JSON.stringify(value), 200)}`).join(', ')}.`,
        ),
    note(readBackWords(preview, result)),
  );
}

function outcome({ effect }: OperationPreview, { performed, fields }: OperationResult): string {
  if (performed.alreadySo) return 'It was so already; nothing has changed.';
  if (fields.some(({ state }) => state === 'other')) return 'Done, but not all is as it was sent.';
  return { make: 'Made.', change: 'Changed.', remove: 'Removed.' }[effect];
}

function aboutWords({ effect }: OperationPreview, about: string): Words[] {
  return effect === 'make' ? ['It has ', bold(about), '.'] : ['It is about ', bold(about), '.'];
}

function readBackWords({ effect }: OperationPreview, { isThere, fields }: OperationResult): string {
  if (isThere === undefined) {
    return 'Could *not* be read back from the service: this is what it answered to the write.';
  }
  if (effect === 'remove') {
    return isThere
      ? '*The service still shows it as if nothing had happened.* Look at it there.'
      : 'Looked for again in the service: it is gone, or marked as deleted there.';
  }
  if (!isThere) return '*The service does not show it.* Look for it there before you ask again.';
  const unverified = fields.filter(({ state }) => state === 'unverified').length;
  return unverified === 0
    ? 'Read back from the service.'
    : 'Read back from the service, which does not tell every field that was sent.';
}
