import { slashCommand } from '../../shared/ids.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph, person } from '../kit/rich-text.ts';

/** In the channel of a digest whose owner may not look at figures any more: it ends, and what to do. */
export function digestRefused(refused: { name: string; owner: string; reason: string }): Message {
  const name = oneLine(refused.name, 100);
  const reason = oneLine(refused.reason, 300);
  return message(
    `«${name}» is paused: who made it may not look at figures any more.`,
    paragraph(
      bold(`«${name}» is paused. `),
      'It was made by ',
      person(refused.owner),
      `, who may not look at figures any more: ${reason} `,
      'Whoever may makes it theirs with ',
      code(`${slashCommand} digest resume ${name}`),
      '.',
    ),
  );
}
