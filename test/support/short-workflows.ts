import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

/** The workflows as they are, save for words that are replaced: long waits by short ones. */
export async function shortWorkflows(
  ...replaced: [from: string, to: string][]
): Promise<{ path: string; remove: () => Promise<void> }> {
  let source = await readFile(inject('workflowBundlePath'), 'utf8');
  for (const [from, to] of replaced) {
    const parts = source.split(from);
    if (parts.length !== 2) throw new Error(`«${from}» is ${parts.length - 1} times there.`);
    source = parts.join(to);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-workflows-'));
  const file = path.join(folder, 'workflows.js');
  await writeFile(file, source);
  return { path: file, remove: () => rm(folder, { recursive: true, force: true }) };
}
