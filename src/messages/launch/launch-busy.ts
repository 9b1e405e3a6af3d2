import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph } from '../kit/rich-text.ts';

/** For somebody who pressed Launch while another launch makes the same media plan. */
export function launchBusy({ ioNumber }: { ioNumber: string }): Message {
  const number = oneLine(ioNumber, 80);
  return message(
    `Another launch is making ${number} at this moment.`,
    paragraph(
      bold('Another launch is making this media plan at this moment'),
      ' (',
      code(number),
      '), so this one made nothing. Press Launch again when that one has ended: ',
      code('/adops status'),
      ' says when.',
    ),
  );
}
