import { commandNames } from '../messages/help-topics.ts';
import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import { slashCommand } from '../shared/ids.ts';

/** For somebody who typed a sub-command that does not exist. */
export function notUnderstood(input: { unknown: string; nearest: string | undefined }): Message {
  const { unknown, nearest } = input;
  const hint =
    nearest === undefined
      ? `I know ${commandNames.join(', ')}. \`${slashCommand} help\` explains them.`
      : `Did you mean \`${slashCommand} ${nearest}\`?`;
  return sentence(`I do not know “${unknown}”. ${hint}`);
}
