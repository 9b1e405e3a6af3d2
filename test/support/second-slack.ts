import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SlackStandin } from '../../src/standins/slack/start.ts';

/** The workspace beside the demo one: the same people and channels under the same ids, another team. */
export const secondTeam = 'T0ALSTER';

const script = fileURLToPath(new URL('second-slack-main.ts', import.meta.url));

/** A simulated Slack of its own, in a process of its own: which workspace it is stands once a process. */
export async function startSecondSlack(): Promise<SlackStandin> {
  const child = fork(script, [secondTeam], { execArgv: [] });
  const [url]: unknown[] = await once(child, 'message');
  if (typeof url !== 'string') throw new Error('The second Slack did not start.');
  return {
    url,
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
