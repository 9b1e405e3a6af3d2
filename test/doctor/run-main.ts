import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { surroundings } from '../../scripts/processes/stack-settings.ts';

export interface Ended {
  /** Absent for a process that was ready: then it was ended. */
  status: number | undefined;
  stdout: string;
  stderr: string;
}

const mains = { bot: 'bot/main.ts', worker: 'worker.ts', doctor: 'doctor/main.ts' };

/** Runs a process of ours with nothing configured but `env`, to its end, or until it is ready and `meanwhile` is done. */
export async function runMain(
  main: keyof typeof mains,
  env: NodeJS.ProcessEnv,
  { args = [], meanwhile }: { args?: readonly string[]; meanwhile?: () => Promise<unknown> } = {},
): Promise<Ended> {
  const path = fileURLToPath(new URL(`../../src/${mains[main]}`, import.meta.url));
  const child = fork(path, args, { silent: true, env: { ...surroundings(), ...env } });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => (said[name] += chunk.toString()));
  }
  const closed = once(child, 'close');
  const [first] = await Promise.race([once(child, 'message'), closed]);
  const isReady = typeof first === 'object' && first !== null;
  if (isReady) await meanwhile?.();
  child.kill('SIGTERM');
  await closed;
  return { status: isReady ? undefined : Number(first), ...said };
}
