import type { MessageView } from '../doors.ts';
import { dayOf, dayTitle } from './message-time.ts';
import type { DateReader } from './text/slack-date.ts';

export type MessageRow =
  | { kind: 'day'; key: string; title: string }
  | { kind: 'message'; key: string; message: MessageView; isFollowUp: boolean };

/** Messages, oldest first, with a line at each new day. One soon after another of the same author follows it without a head. */
export function messageRows(messages: MessageView[], reader: DateReader): MessageRow[] {
  return messages.flatMap((message, index): MessageRow[] => {
    const before = messages[index - 1];
    const day = dayOf(message.ts, reader);
    const isNewDay = before === undefined || dayOf(before.ts, reader) !== day;
    const row: MessageRow = {
      kind: 'message',
      key: message.ts,
      message,
      isFollowUp: !isNewDay && follows(message, before),
    };
    return isNewDay ? [{ kind: 'day', key: day, title: dayTitle(message.ts, reader) }, row] : [row];
  });
}

const togetherSeconds = 300;

function follows(message: MessageView, before: MessageView): boolean {
  return (
    message.user === before.user &&
    message.ephemeral === before.ephemeral &&
    Number(message.ts) - Number(before.ts) < togetherSeconds
  );
}
