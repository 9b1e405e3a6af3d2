import { spawn, type ChildProcess } from 'node:child_process';

export interface LeashOptions {
  farewell: 'TERM' | 'KILL';
  env: NodeJS.ProcessEnv;
  /** Whether it speaks with us as a forked Node process does. */
  channel?: boolean;
  /** Who runs it; this process's own user otherwise. Only root can choose. */
  user?: { uid: number; gid: number } | undefined;
}

/**
 * Starts a program that cannot outlive this process, even one that is killed: a watcher beside it
 * reads from a pipe that only we hold, and when the pipe closes it ends the program with `farewell`.
 * The program is in a group of its own, so that a Ctrl-C in the terminal is ours to pass on.
 */
export function leash(
  program: string,
  args: readonly string[],
  { farewell, env, channel, user }: LeashOptions,
): ChildProcess {
  const child = spawn('/bin/sh', ['-c', leashScript, farewell, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', channel ? 'ipc' : 'ignore', 'pipe'],
    detached: true,
    env,
    ...user,
  });
  // Once the program has ended, so must its watcher.
  child.once('exit', () => child.stdio[4]?.destroy());
  return child;
}

/**
 * The shell becomes the program, so `$$` is the program's process id; `$0` is the signal. One that does
 * not heed it is killed ten seconds later.
 */
const leashScript = `
(
  exec 3<&-
  cat <&4
  kill -$0 $$ || exit
  for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 $$ || exit; done
  kill -KILL $$
) >/dev/null 2>&1 &
exec "$@" 4<&-`;
