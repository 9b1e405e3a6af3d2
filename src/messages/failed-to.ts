import { escape } from './kit/escape.ts';
import { message, type Message } from './kit/message.ts';
import { note } from './kit/note.ts';
import { oneLine } from './kit/one-line.ts';
import { bold, paragraph } from './kit/rich-text.ts';

/** Something that did not work, why, and the reference under which Temporal and the log have it. */
export function failedTo(
  what: string,
  { message: why, reference }: { message: string; reference: string },
  ...more: string[]
): Message {
  const reason = oneLine(why, 600);
  return message(
    `${what} ${reason}`,
    paragraph(bold(what), ' ', reason),
    note(
      [`Reference ${escape(oneLine(reference, 60))}.`, ...more]
        .filter((words) => words !== '')
        .join(' '),
    ),
  );
}
