import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyDocuments } from '../../scripts/policy-documents.ts';
import { policyJsonSchema } from '../../src/policy/json-schema.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';

describe('the documentation of the policy', () => {
  it('has the schema that the code says; `npm run docs` writes it', async () => {
    for (const [path, content] of await policyDocuments()) {
      expect(readFileSync(path, 'utf8')).toBe(content);
    }
  });

  it('shows a policy that is one', () => {
    const page = readFileSync('docs/policy.md', 'utf8');
    const [, example = ''] = /```yaml\n([^]*?)```/u.exec(page) ?? [];
    const read = readPolicy(example);
    expect('problems' in read ? read.problems : read.warnings).toEqual([]);
  });

  it('says something about every field', () => {
    const page = readFileSync('docs/policy.md', 'utf8');
    const missing = fieldsIn(policyJsonSchema()).filter((field) => !page.includes(`\`${field}\``));
    expect(missing).toEqual([]);
  });
});

describe('npm run check-config', () => {
  it('says that the policy of the project is sound', () => {
    const { status, stdout } = run();
    expect(stdout).toMatch(/^config\/policy\.yaml is sound/u);
    expect(status).toBe(0);
  });

  it('names line and column of what is wrong, and fails', () => {
    const { status, stderr } = run('docs/policy.md');
    expect(stderr).toMatch(/^docs\/policy\.md:\d+:\d+: /u);
    expect(status).toBe(1);
  });

  it('says so when there is no such file', () => {
    const { status, stderr } = run('config/none.yaml');
    expect(stderr).toBe('config/none.yaml cannot be read. Give the path of a policy file.\n');
    expect(status).toBe(1);
  });
});

function run(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/check-config.ts', ...args], { encoding: 'utf8' });
}

/** Names of all properties of a JSON Schema and what is inside it. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} }: { properties?: object } = schema;
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsIn)].concat(
    Object.values(properties).flatMap(fieldsIn),
  );
}
