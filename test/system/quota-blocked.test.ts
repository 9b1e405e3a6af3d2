import { expect, it } from 'vitest';
import { taskQueues } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { performOperation } from '../../src/workflows/index.ts';
import { said } from '../support/launch.ts';
import { startSystem } from '../support/system.ts';

it('a 429 of the search service stops everybody for an hour, and /adops quota says until when', async () => {
  const system = await startSystem();
  const mara = system.slack.as('mara');
  const read = (submission: string) =>
    system.temporal.workflow.execute(performOperation, {
      workflowId: submission,
      taskQueue: taskQueues.adjutant,
      args: [
        {
          operation: 'search.customers.list',
          input: {},
          by: { user: mara.id, team: team.id },
          channel: 'C0ADOPS',
          submission,
        },
      ],
    });
  try {
    await system.search.useUpHour();
    const before = Date.now();
    await read('do:first');
    await said(mara, 'adops', 'free again at');
    const { blockedUntil = 0, used } = await system.quota.state();
    expect(blockedUntil).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(blockedUntil).toBeLessThanOrEqual(Date.now() + 3_600_000);

    const asked = (await system.search.requests()).length;
    await read('do:second');
    expect(await system.search.requests()).toHaveLength(asked);
    expect((await system.quota.state()).used).toBe(used);

    await mara.command('adops', '/adops quota');
    const minute = new Date(Math.ceil(blockedUntil / 60_000) * 60_000).toISOString();
    const shown = textOf(await said(mara, 'adops', 'The service says that its hour is used up.'));
    expect(shown).toContain(
      `Nobody asks it before ${minute.slice(0, 16).replace('T', ' ')} UTC; what waits goes on by itself then.`,
    );
  } finally {
    await system.stop();
  }
});
