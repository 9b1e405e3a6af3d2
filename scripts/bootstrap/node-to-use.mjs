import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The Node this project is developed and tested with. */
const version = '24.21.0';

/** The Node 24 to use: the one that runs this, or else our own, which may have to be fetched first. */
export function nodeToUse(cache) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major === 24 && minor >= 18) return { path: process.execPath, isThere: true };
  const folder = join(cache, `node-${version}`);
  const path = join(folder, 'node_modules/node/bin/node');
  return { version, folder, path, isThere: existsSync(path) };
}
