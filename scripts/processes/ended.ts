import type { ChildProcess } from 'node:child_process';

/** How a process ended, in words for the terminal. */
export interface Ending {
  status: number | null;
  signal: NodeJS.Signals | null;
}

/** Settles when the process has ended and all it said has been read; rejects if it could not start. */
export function ended(child: ChildProcess): Promise<Ending> {
  const { promise, resolve, reject } = Promise.withResolvers<Ending>();
  child.once('error', reject);
  child.once('close', (status, signal) => resolve({ status, signal }));
  return promise;
}

export function wordsOf({ status, signal }: Ending): string {
  return signal === null ? `status ${status}` : signal;
}
