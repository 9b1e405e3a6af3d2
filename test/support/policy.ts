import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A policy file of a test's own: the demo policy with words replaced. */
export interface TestPolicy {
  file: string;
  /** Writes it anew, beginning with the demo policy again; a running worker takes it up. */
  write(...replaced: [from: string | RegExp, to: string][]): Promise<void>;
  /** Something that is no policy. */
  spoil(): Promise<void>;
  remove(): Promise<void>;
}

export async function testPolicy(
  ...replaced: [from: string | RegExp, to: string][]
): Promise<TestPolicy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-policy-'));
  const file = path.join(folder, 'policy.yaml');
  const write: TestPolicy['write'] = async (...pairs) => {
    let text = await readFile('config/policy.yaml', 'utf8');
    for (const [from, to] of pairs) {
      const next = text.replace(from, to);
      if (next === text) throw new Error(`The demo policy has no «${String(from)}».`);
      text = next;
    }
    await writeFile(file, text);
  };
  await write(...replaced);
  return {
    file,
    write,
    spoil: () => writeFile(file, 'rules: [\n'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
