import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';

/** The card in a channel that has all these words and still waits for a decision. */
export function cardOf(
  person: SlackPerson,
  channel: string,
  ...words: string[]
): Promise<MessageView> {
  return person.waitFor(
    channel,
    (message) => {
      const text = textOf(message);
      return text.includes('Who may approve') && words.every((word) => text.includes(word));
    },
    { timeoutMs: 30_000 },
  );
}

/** The same message once it says all this. */
export function shownOn(
  person: SlackPerson,
  channel: string,
  { ts }: Pick<MessageView, 'ts'>,
  ...words: string[]
): Promise<MessageView> {
  return person.waitFor(
    channel,
    (message) => message.ts === ts && words.every((word) => textOf(message).includes(word)),
    { timeoutMs: 30_000 },
  );
}
