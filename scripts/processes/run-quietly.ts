import { spawn } from 'node:child_process';
import { ended } from './ended.ts';

export interface QuietRun {
  succeeded: boolean;
  /** All it said, both streams as they came. */
  output: string;
  seconds: number;
}

/** Runs a program of the project under this Node to its end, and keeps what it says. */
export async function runQuietly(args: readonly string[]): Promise<QuietRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const { status } = await ended(child);
  return {
    succeeded: status === 0,
    output: Buffer.concat(chunks).toString(),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}
