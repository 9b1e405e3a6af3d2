import { messageProblems } from '../../../messages/limits.ts';
import { SlackError } from '../slack-error.ts';
import type { JsonObject } from '../json-object.ts';

/** @throws SlackError `no_text`, `msg_too_long`, `invalid_blocks`, `msg_blocks_too_long`. */
export function checkContent(content: {
  text?: string | undefined;
  blocks?: JsonObject[] | undefined;
}): void {
  const problems = messageProblems(content);
  const [first] = problems;
  if (first === undefined) return;
  throw new SlackError(
    first.error,
    problems
      .filter(({ error }) => error === first.error)
      .map(({ message, pointer }) => `${message} [json-pointer:${pointer}]`),
  );
}
