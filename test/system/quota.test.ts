import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskQueues } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { performOperation } from '../../src/workflows/index.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let mara: SlackPerson;
beforeAll(async () => {
  system = await startSystem();
  mara = system.slack.as('mara');
});
afterAll(() => system.stop());

describe('/adops quota', () => {
  it('shows what is used, held and free, to the person who asked alone', async () => {
    await system.quota.take({ lane: 'interactive' });
    const held = await system.quota.reserve({ lane: 'batch', units: 120 });
    await mara.command('adops', '/adops quota');
    const shown = await said(mara, 'adops', '1 of 1,000 requests used in the last hour');
    expect(shown.ephemeral).toBe(true);
    expect(linesOf(textOf(shown))).toEqual(
      expect.arrayContaining([
        'Reserved 120 for work under way',
        'For people 879 free now',
        'For reports and digests 579 free now',
      ]),
    );
    if (held.granted) await system.quota.release(held.reservation);
  });

  it('says when there is room again once the hour is used up, and so does a read that is refused', async () => {
    let refusal = await system.quota.take({ lane: 'interactive' });
    while (refusal.granted) refusal = await system.quota.take({ lane: 'interactive' });
    await mara.command('nordwind', '/adops quota');
    const shown = linesOf(textOf(await said(mara, 'nordwind', 'For people')));
    const state = await system.quota.state();
    expect(shown).toContain(`For people next free ${utcMinute(state.nextFree.interactive)}`);
    expect(shown).toContain(`For reports and digests next free ${utcMinute(state.nextFree.batch)}`);

    const before = (await system.search.requests()).length;
    await read('search.customers.list');
    const time = utcMinute(state.nextFree.interactive).slice(-9);
    await said(mara, 'adops', `free again at ${time}`);
    expect(await system.search.requests()).toHaveLength(before);
  });
});

/** As a form in Slack would start it. */
async function read(operation: string): Promise<void> {
  const channel = 'C0ADOPS';
  const by = { user: mara.id, team: team.id };
  await system.temporal.workflow.execute(performOperation, {
    workflowId: `do:${operation}`,
    taskQueue: taskQueues.adjutant,
    args: [{ operation, input: {}, by, channel, submission: operation }],
  });
}

/** `2026-11-20 14:05 UTC`: the first full minute from then on. */
function utcMinute(at = 0): string {
  const minute = new Date(Math.ceil(at / 60_000) * 60_000);
  return `${minute.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Label and value of a field are two lines. */
const linesOf = (text: string): string[] => {
  const lines = text.replaceAll('*', '').split('\n');
  return lines.map((line, index) => `${lines[index - 1] ?? ''} ${line}`.trim());
};
