import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

/** The workflows as they are, save that a day in which nobody decides lasts two seconds. */
async function withShortDays(folder: string): Promise<string> {
  const source = await readFile(inject('workflowBundlePath'), 'utf8');
  const day = "previewLifetime = '24h'";
  expect(source.split(day)).toHaveLength(2);
  const file = path.join(folder, 'workflows.js');
  await writeFile(file, source.replace(day, "previewLifetime = '2s'"));
  return file;
}

let system: System;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjutant-expiry-'));
  system = await startSystem({ workflowBundlePath: await withShortDays(folder) });
});
afterAll(async () => {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a write on which nobody decides', () => {
  it('expires, says so, takes its buttons away and sends nothing', async () => {
    const mara = system.slack.as('mara');
    const run = await ask(system, mara, 'campaigns.updateFb', {
      m: '1001',
      c: '2001',
      name: 'Unwanted',
    });
    const preview = await operationPreviewOf(mara, 'Unwanted');
    const expired = await turnedInto(mara, preview, 'nobody decided within a day');
    expect(textOf(expired)).toContain('Nothing was sent');
    expect(await run.result()).toEqual({ ended: 'expired' });
    expect(await mara.press(preview, 'Send')).toMatchObject({ error: 'action_not_found' });
    const methods = (await system.social.requests()).map(({ method }) => method);
    expect(methods.filter((method) => method !== 'GET')).toEqual([]);
  });
});
