import { z } from 'zod';
import { ended, wordsOf } from './ended.ts';
import { leash } from './leash.ts';
import { createMember, type Member } from './member.ts';
import { readLines, type OnLine } from './read-lines.ts';

const Ready = z.looseObject({ ready: z.literal(true) });

export interface Service extends Member {
  /** What it said with its `{ ready: true }`. */
  readiness: Record<string, unknown>;
}

/**
 * Starts a program of this project that says over its channel when it is ready.
 *
 * @throws Error with its last words when it ends instead of getting ready
 */
export async function startService({
  name,
  script,
  args = [],
  env,
  onLine,
  signal,
}: {
  name: string;
  script: string;
  /** What follows the script on its command line. */
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  onLine?: OnLine;
  signal?: AbortSignal | undefined;
}): Promise<Service> {
  signal?.throwIfAborted();
  const child = leash(process.execPath, [script, ...args], {
    farewell: 'TERM',
    env,
    channel: true,
  });
  const lastLines = readLines(child, onLine);
  const end = ended(child);
  const ready = new Promise<Record<string, unknown>>((resolve) => {
    child.on('message', (message) => {
      const { success, data } = Ready.safeParse(message);
      if (success) resolve(data);
    });
  });
  const giveUp = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', giveUp, { once: true });
  const tooEarly = end.then((ending) => {
    signal?.throwIfAborted();
    const words = lastLines().join('\n');
    throw new Error(`${name} ended while starting (${wordsOf(ending)}):\n${words}`);
  });
  const readiness = await Promise.race([ready, tooEarly]);
  signal?.removeEventListener('abort', giveUp);
  return { ...createMember({ child, end, lastLines }), readiness };
}
