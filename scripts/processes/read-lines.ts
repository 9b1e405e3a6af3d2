import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const tail = 20;

export type OnLine = (line: string) => void;

/** Hands every line a process says to `onLine`; answers a function that gives the last ones. */
export function readLines(child: ChildProcess, onLine: OnLine = () => {}): () => string[] {
  const last: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      last.push(line);
      if (last.length > tail) last.shift();
      onLine(line);
    });
  }
  return () => last;
}
