import type { PacingSettings } from '../../shared/pacing.ts';
import { slashCommand } from '../../shared/ids.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph, person } from '../kit/rich-text.ts';

/** A watch whose owner may not look at figures any more: said once, since it is paused then. */
export function refusedWatch({ name, by, id }: PacingSettings, reason: string): Message {
  const called = oneLine(name, 80);
  return message(
    `The watch «${called}» is paused.`,
    paragraph(
      bold(`The watch «${called}» is paused: `),
      'it works with the right of ',
      person(by.user),
      ` to look at figures, and that is gone. ${oneLine(reason, 400)} Somebody else can add it anew, and take this one away with `,
      code(`${slashCommand} pacing remove ${oneLine(id, 20)}`),
      '.',
    ),
  );
}
