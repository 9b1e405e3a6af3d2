import { useCallback, useMemo, useState } from 'react';
import type { Inbox, MessageView } from '../doors.ts';
import type { Acts } from './acts.ts';

/** Whoever says what only this page knows, such as that a command failed. */
export const slackbot = { id: 'USLACKBOT', name: 'Slackbot' } as const;

/** Notices of this page among the messages they belong to; they go when the page is loaded again. */
export function useNotices(
  messages: Inbox['messages'] | undefined,
  now: () => Date,
): { messagesOf: (channel: string | undefined) => MessageView[]; notify: Acts['notify'] } {
  const [notices, setNotices] = useState<Record<string, MessageView[]>>({});
  const merged = useMemo(() => {
    const all: Record<string, MessageView[]> = { ...messages };
    for (const [channel, list] of Object.entries(notices)) {
      all[channel] = [...(all[channel] ?? []), ...list].toSorted(byTime);
    }
    return all;
  }, [messages, notices]);
  const notify = useCallback<Acts['notify']>(
    ({ channel, threadTs, text }) =>
      setNotices((before) => ({
        ...before,
        [channel]: [
          ...(before[channel] ?? []),
          {
            ts: (now().getTime() / 1000).toFixed(6),
            user: slackbot.id,
            isBot: false,
            text,
            ...(threadTs === undefined ? {} : { threadTs }),
            ephemeral: true,
            files: [],
          },
        ],
      })),
    [now],
  );
  const messagesOf = useCallback(
    (channel: string | undefined) => (channel === undefined ? none : (merged[channel] ?? none)),
    [merged],
  );
  return { messagesOf, notify };
}

const none: MessageView[] = [];
const byTime = (left: MessageView, right: MessageView) => Number(left.ts) - Number(right.ts);
