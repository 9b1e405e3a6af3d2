import { buildPrograms } from './build-programs.ts';
import { downloadPrograms } from './download-programs.ts';
import type { Fetch } from './programs.ts';

/**
 * Puts the programs into their folder: the official build, or, where that cannot be had, one compiled here.
 *
 * @throws Error with why neither was possible
 */
export async function fetchPrograms(fetch: Fetch): Promise<void> {
  const failures: string[] = [];
  for (const way of [downloadPrograms, buildPrograms]) {
    try {
      await way(fetch);
      return;
    } catch (error) {
      fetch.signal?.throwIfAborted();
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(failures.join('; '));
}
