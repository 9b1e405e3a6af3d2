import type { ChildProcess } from 'node:child_process';
import type { Ending } from './ended.ts';

/** A process that runs for us. */
export interface Member {
  pid: number;
  /** Settles when it ends, whoever ended it. */
  ended: Promise<Ending>;
  /** The last lines it said. */
  lastLines(): string[];
  /** Ends it in order, and by force after `deadlineMs` (5 s). */
  stop(deadlineMs?: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

export function createMember({
  child,
  end,
  lastLines,
  farewell = 'SIGTERM',
}: {
  child: ChildProcess;
  end: Promise<Ending>;
  lastLines: () => string[];
  farewell?: NodeJS.Signals;
}): Member {
  return {
    pid: child.pid ?? 0,
    ended: end,
    lastLines,
    kill: (signal) => void child.kill(signal),
    stop: async (deadlineMs = 5_000) => {
      child.kill(farewell);
      const force = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
      await end;
      clearTimeout(force);
    },
  };
}
