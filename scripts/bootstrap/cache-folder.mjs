import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where downloads of this project are kept between runs and shared between clones: the user's cache
 * folder, or, for a user without a home that can be written, one of their own under the temporary folder.
 */
export function cacheFolder(env = process.env) {
  const user = process.getuid?.();
  const usual = join(env.XDG_CACHE_HOME || join(env.HOME || '/', '.cache'), 'adjutant');
  if (isWritable(usual)) return usual;
  const spare = join(tmpdir(), `adjutant-${user}`);
  // Programs are run from here: nobody else may have put it there first.
  if (isWritable(spare) && statSync(spare).uid === user) return spare;
  throw new Error(
    `Neither ${usual} nor ${spare} can be written: set XDG_CACHE_HOME to a folder that can.`,
  );
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
