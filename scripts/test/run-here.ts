import { spawn } from 'node:child_process';
import { ended } from '../processes/ended.ts';

/** Runs a program of the project in this terminal; answers whether it succeeded. */
export async function runHere(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  const { status } = await ended(child);
  process.off('SIGTERM', end);
  return status === 0;
}
