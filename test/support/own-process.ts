import { fork } from 'node:child_process';
import { once } from 'node:events';
import { surroundings } from '../../scripts/processes/stack-settings.ts';

/** One of our programs, run as people run it. */
export interface OwnProcess {
  /** All it wrote, on both of its outputs. */
  said: () => string;
  /** Its exit status, once it has ended. */
  ended: Promise<number | null>;
  /** Any message makes the preloaded module do what it is there for. */
  poke: () => void;
  stop: () => Promise<void>;
}

/** Starts `src/<script>` with these variables and words; `args` are for Node, `preload` is loaded before it. */
export function startOwn(
  script: string,
  env: Record<string, string>,
  { words = [], args = [], preload }: { words?: string[]; args?: string[]; preload?: URL } = {},
): OwnProcess & { ready: Promise<unknown> } {
  const child = fork(new URL(`../../src/${script}`, import.meta.url), words, {
    silent: true,
    execArgv: [...args, ...(preload ? ['--import', preload.href] : [])],
    env: { ...surroundings(), ...env },
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  const ended = once(child, 'close').then(() => child.exitCode);
  const tooEarly = ended.then((status) => {
    throw new Error(`${script} ended with ${status}:\n${said}`);
  });
  const ready = Promise.race([once(child, 'message'), tooEarly]);
  // Nobody may wait for it.
  ready.catch(() => undefined);
  return {
    said: () => said,
    ended,
    ready,
    poke: () => void child.send('now'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
