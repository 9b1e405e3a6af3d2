import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../processes/run-quietly.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/adjutant');
const bundler = fileURLToPath(new URL('bundle-workflows.ts', import.meta.url));

/**
 * The workflows in one file, made anew when a source or a package has changed. A worker that is given
 * it starts in a quarter of the time and needs 150 MB less than one that bundles for itself.
 *
 * @throws Error with the bundler's words
 */
export async function workflowBundle(): Promise<string> {
  const file = join(folder, `workflows-${digestOfSources()}.js`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // In a process of its own, which takes the bundler's memory along when it ends.
  const { succeeded, output } = await runQuietly([bundler, file]);
  if (!succeeded) throw new Error(`The workflows cannot be bundled:\n${output}`);
  dropOldOnes();
  return file;
}

/** Those of today may be in use by somebody who started before the sources changed. */
function dropOldOnes(): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > 24 * 3_600_000) rmSync(file, { force: true });
  }
}

function digestOfSources(): string {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of sources) hash.update(name).update(readFileSync(join(root, 'src', name)));
  return hash
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}
