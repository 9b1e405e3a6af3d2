import { readFile, stat } from 'node:fs/promises';
import type { PolicyProblem } from '../shared/policy.ts';
import type { Policy } from './policy.ts';
import { readPolicy } from './read-policy.ts';

/** The policy as it is now, or why there is none: then nothing is written, and reading goes on. */
export type CurrentPolicy =
  { policy: Policy; warnings: PolicyProblem[] } | { unreadable: string; problems: PolicyProblem[] };

export interface PolicyFileReader {
  /** What people call the file: its last two names. */
  name: string;
  /** Never throws. Reads the file again when it has changed since. */
  current(): Promise<CurrentPolicy>;
}

/**
 * The policy file of a running process.
 * @param operations names of the operations there are; see `readPolicy`
 */
export function createPolicyFile(path: string, operations?: readonly string[]): PolicyFileReader {
  let known: { mark: string; current: CurrentPolicy } | undefined;
  return {
    name: path.split(/[\\/]/u).slice(-2).join('/'),
    async current() {
      try {
        // Looked at before it is read: a change in between is seen the next time.
        const mark = await markOf(path);
        if (known?.mark !== mark) {
          known = { mark, current: currentOf(await readFile(path, 'utf8'), path, operations) };
        }
        return known.current;
      } catch {
        known = undefined;
        const unreadable = `The policy file ${path} cannot be read, so nothing is written. Put it back, or mend its permissions.`;
        return { unreadable, problems: [] };
      }
    },
  };
}

async function markOf(path: string): Promise<string> {
  const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true });
  return [mtimeNs, ctimeNs, size, ino].join(' ');
}

function currentOf(text: string, path: string, operations?: readonly string[]): CurrentPolicy {
  const read = readPolicy(text, operations);
  if (!('problems' in read)) return { policy: read.policy, warnings: read.warnings };
  const { problems } = read;
  const [first] = problems;
  const place = first === undefined ? '' : `, the first in line ${first.line}`;
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  const unreadable = `The policy file ${path} has ${count}${place}, so nothing is written. Run npm run check-config and mend it.`;
  return { unreadable, problems };
}
