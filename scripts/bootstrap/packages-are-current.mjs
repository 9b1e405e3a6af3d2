import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** There while an install is under way, or after one that was cut short. */
export const unfinishedMarkOf = (root) => join(root, 'node_modules/.adjutant-installing');

const stampOf = (root) => join(root, 'node_modules/.adjutant-installed');

/** Whether `node_modules` holds what the lock file asks for; quick when that was checked before. */
export function packagesAreCurrent(root) {
  const lock = join(root, 'package-lock.json');
  const { size, mtimeMs } = statSync(lock);
  const stamp = `${size} ${mtimeMs}`;
  if (read(stampOf(root)) === stamp) return true;
  if (!installedIs(root, JSON.parse(readFileSync(lock, 'utf8')).packages)) return false;
  writeFileSync(stampOf(root), stamp);
  return true;
}

/** npm writes down what it installed, at the very end; compare that with the lock file. */
function installedIs(root, wanted) {
  const record = read(join(root, 'node_modules/.package-lock.json'));
  if (record === undefined || existsSync(unfinishedMarkOf(root))) return false;
  const installed = JSON.parse(record).packages;
  const isSame = (path) => installed[path].integrity === wanted[path]?.integrity;
  const isThere = (path) => path === '' || path in installed || wanted[path].optional === true;
  return Object.keys(installed).every(isSame) && Object.keys(wanted).every(isThere);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
