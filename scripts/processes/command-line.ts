import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a running process of this user's or anybody's; undefined when there is none. */
export function commandLine(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
    }
    // Empty for a process that has ended and waits for its parent to notice.
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return line === '' ? undefined : line;
  } catch {
    return undefined;
  }
}
