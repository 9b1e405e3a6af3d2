import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { openAgency } from '../../src/standins/social/agency.ts';
import { order, pressFor } from '../support/delivery.ts';
import { turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

const many = 5_000;

let system: System;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjutant-large-'));
  const socialFile = path.join(folder, 'social.sqlite');
  plantMany(socialFile);
  system = await startSystem({ socialFile });
});
afterAll(async () => {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
});

const mara = () => system.slack.as('mara');
const playing = async () => {
  const { data, range } = await system.service.calls.ads.list({
    m: '1001',
    c: '2001',
    a: '3001',
    limit: 300,
    page: 2,
  });
  return { of: range.total, here: data.filter(({ status }) => status === 'play').length };
};

describe(`${many} ads`, () => {
  it('are paused, written down one by one, told in few edits, and undone', async () => {
    const asking = await order(mara(), 'pause 3001', 'Pause 5,003 ads');
    await mara().press(asking, 'Pause 5,003 ads');
    const done = await turnedInto(mara(), asking, '5,003 ads paused', 'nordwind', 240_000);
    expect(await playing()).toEqual({ of: many + 3, here: 0 });
    const entries = await system.ledger.about({
      kind: 'ad set',
      id: '3001',
      below: true,
      limit: many * 2,
    });
    expect(entries).toHaveLength(many + 3);
    const [{ run } = { run: undefined }] = entries;
    const handle = system.temporal.workflow.getHandle(run?.workflowId ?? '');
    const { historyLength } = await handle.describe();
    expect(historyLength).toBeLessThan(4_000);

    const resume = await pressFor(mara(), done, 'Undo …', 'Resume 5,003 ads');
    await mara().press(resume, 'Resume 5,003 ads');
    const undone = await turnedInto(mara(), resume, '5,003 ads resumed', 'nordwind', 240_000);
    expect(textOf(undone)).not.toContain('failed');
    expect(await playing()).toEqual({ of: many + 3, here: 300 });
  }, 600_000);
});

function plantMany(file: string): void {
  const agency = openAgency({ file, now: Date.now });
  const [first] = agency.ads.all().filter(({ adset_id }) => adset_id === '3001');
  if (first === undefined) throw new Error('The seed has no ads in the ad set 3001');
  for (let index = 1; index <= many; index += 1) {
    agency.ads.put({ ...first, id: String(500_000 + index), name: `Of many ${index}` });
  }
  agency.close();
}
