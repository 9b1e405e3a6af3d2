import type { MissingSource } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, richText } from '../kit/rich-text.ts';

/** How a digest ended that could not say everything when it was posted. */
export function digestCompletion({
  ended,
  missing,
}: {
  ended: 'completed' | 'incomplete';
  missing: readonly MissingSource[];
}): Message {
  const lasting = missing.filter(({ passing }) => !passing);
  if (ended === 'completed') {
    const rest =
      lasting.length === 0 ? '' : ` ${counted(lasting.length, 'source')} cannot be read at all.`;
    const words = `The message above holds now what was missing.${rest}`;
    return message(`Completed. ${words}`, paragraph(bold('Completed. '), words));
  }
  const words = `A day later ${counted(missing.length, 'source')} still could not be read, so that the message above stays incomplete.`;
  return message(
    `Still incomplete. ${words}`,
    paragraph(bold('Still incomplete. '), words),
    richText(
      list(
        missing
          .slice(0, mostNamed)
          .map(({ name, why }) => line(bold(oneLine(name, 80)), `: ${oneLine(why, 200)}`)),
      ),
    ),
    missing.length > mostNamed
      ? paragraph(`… and ${counted(missing.length - mostNamed, 'more source')}.`)
      : undefined,
  );
}

const mostNamed = 10;
