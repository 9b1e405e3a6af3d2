import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { Programs } from './programs.ts';

/**
 * Lets `make` put the programs into an empty folder, tries them, and moves the folder to its place, so
 * that a fetch that is cut short, or two at once, leave nothing half done.
 */
export async function putInPlace(
  { check }: Programs,
  folder: string,
  make: (folder: string) => Promise<void>,
) {
  const beside = mkdtempSync(`${folder}.`);
  const clean = () => rmSync(beside, { recursive: true, force: true });
  process.once('exit', clean);
  try {
    await make(beside);
    await check(beside);
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  } finally {
    clean();
    process.off('exit', clean);
  }
}
