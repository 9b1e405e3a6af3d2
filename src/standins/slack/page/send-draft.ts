import type { Acts } from './acts.ts';
import type { Draft } from './composer.tsx';
import { unreachable, type Doors } from './door-client.ts';
import { messageFailed, noCommandsInThreads, standinAway } from './notice-words.ts';

/** Sends what was written as a command or a message. Answers whether it was taken; if not, the writer was told why. */
export async function sendDraft(
  { text, files }: Draft,
  to: {
    doors: Doors;
    user: string;
    channel: string;
    threadTs: string | undefined;
    notify: Acts['notify'];
  },
): Promise<boolean> {
  const { doors, user, channel, threadTs, notify } = to;
  const say = (words: string) => notify({ channel, threadTs, text: words });
  if (text.startsWith('/') && files.length === 0) {
    if (threadTs !== undefined) {
      say(noCommandsInThreads);
      return false;
    }
    // Whatever else goes wrong with a command, the simulated Slack itself tells the person.
    const { error } = await doors.command({ user, channel, text });
    if (error === unreachable) say(standinAway);
    return error !== unreachable;
  }
  const thread = threadTs === undefined ? {} : { threadTs };
  const answer = await doors.message({ user, channel, text: text.trim(), files, ...thread });
  if (!answer.ok) say(messageFailed(answer.error ?? 'unknown'));
  return answer.ok;
}
