import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../bootstrap/report.mjs';
import { serverVersionOf } from './claim-database.ts';

/** One way to get the `temporal` program. */
export interface Fetch {
  version: string;
  /** Where it is wanted, in a folder of its own. */
  target: string;
  report: Report;
  signal?: AbortSignal | undefined;
}

/**
 * Lets `make` put a program called `temporal` into an empty folder, tries it, and moves the folder to
 * its place, so that a fetch that is cut short, or two at once, leave nothing half done.
 */
export async function putInPlace(target: string, make: (folder: string) => Promise<void>) {
  const folder = dirname(target);
  const beside = mkdtempSync(`${folder}.`);
  const clean = () => rmSync(beside, { recursive: true, force: true });
  process.once('exit', clean);
  try {
    await make(beside);
    await serverVersionOf(join(beside, 'temporal'));
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  } finally {
    clean();
    process.off('exit', clean);
  }
}
