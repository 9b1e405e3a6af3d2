import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPolicyFile } from '../../src/policy/create-policy-file.ts';
import { textOf, written } from './policies.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function started(name: string, text: string) {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return { file, reader: createPolicyFile(file) };
}

describe('the policy file of a running process', () => {
  it('is read again only when it has changed', async () => {
    const { file, reader } = await started('same.yaml', textOf(written));
    const first = await reader.current();
    expect(await reader.current()).toBe(first);
    await writeFile(file, `${textOf(written)}# a remark\n`);
    const second = await reader.current();
    expect(second).toHaveProperty('policy.version');
    expect(second).not.toEqual(first);
  });

  it('is read again when another file of the same size and time takes its place', async () => {
    const { file, reader } = await started('moved.yaml', `${textOf(written)}# one\n`);
    const first = await reader.current();
    await writeFile(`${file}.new`, `${textOf(written)}# two\n`);
    const past = new Date('2026-01-01');
    await utimes(file, past, past);
    await utimes(`${file}.new`, past, past);
    await rename(`${file}.new`, file);
    expect(await reader.current()).not.toEqual(first);
  });

  it('says why it cannot be read, and is read again when it is mended', async () => {
    const text = textOf(written);
    const { file, reader } = await started('broken.yaml', text.replace('roles:', 'rolls:'));
    expect(await reader.current()).toMatchObject({
      unreadable: `The policy file ${file} has 2 mistakes, the first in line 1, so nothing is written. Run npm run check-config and mend it.`,
      problems: [{ path: 'roles' }, { path: 'rolls' }],
    });
    await writeFile(file, text);
    expect(await reader.current()).toHaveProperty('policy');
    await rm(file);
    const unreadable = `The policy file ${file} cannot be read, so nothing is written. Put it back, or mend its permissions.`;
    expect(await reader.current()).toEqual({ unreadable, problems: [] });
    await writeFile(file, text);
    expect(await reader.current()).toHaveProperty('policy');
  });

  it('warns of patterns when it is told what operations there are', async () => {
    const { file } = await started('patterns.yaml', textOf(written));
    const current = await createPolicyFile(file, ['campaigns.list']).current();
    expect(current).toHaveProperty('warnings.0.message', 'no operation fits "ads.update"');
  });
});
