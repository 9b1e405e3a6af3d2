import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldValue, launchFields } from '../../src/bot/views/launch-form.ts';
import { actionIds, launchId, viewIds } from '../../src/shared/ids.ts';
import type { Inspection } from '../../src/shared/launch.ts';
import { planDigest } from '../../src/shared/plan-digest.ts';
import { preview, small } from '../messages/samples.ts';
import { startBot, type Bot } from './start-bot.ts';
import { startedWith } from './started-with.ts';
import { startWorker } from './start-worker.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
let endWorker: () => Promise<void>;
beforeAll(async () => {
  bot = await startBot();
  endWorker = await startWorker(bot, {
    inspectLaunch: async (): Promise<Inspection> => ({
      outcome: 'ready',
      preview: preview({ ...small, name: 'Delivered twice' }),
      inspectedAt: '2026-11-20T10:00:00Z',
    }),
  });
});
afterAll(async () => {
  await endWorker();
  await bot.stop();
});

const text = 'name: Delivered twice';
const launch = launchId(planDigest(new TextEncoder().encode(text), {}));
const by = {
  user: { id: 'U0MARA', name: 'mara', team_id: 'T0MORGENROT' },
  team: { id: 'T0MORGENROT', domain: 'morgenrot-media' },
};
const submission = {
  ...by,
  type: 'view_submission',
  view: {
    id: 'V1',
    type: 'modal',
    callback_id: viewIds.launchForm,
    private_metadata: 'C0ADOPS',
    blocks: [],
    state: { values: { [launchFields.text]: { [fieldValue]: { value: text } } } },
  },
};

const previewOf = () =>
  bot.slack.as('mara').waitFor('adops', (one) => wordsOf(one).includes('asks to launch'));

describe('what Slack delivers twice', () => {
  it('as a form is one launch', async () => {
    expect(await bot.deliver(submission)).toEqual([undefined]);
    expect(await bot.deliver(submission)).toEqual([undefined]);
    await previewOf();
    expect((await startedWith(bot.temporal, launch)).signals).toHaveLength(2);
  });

  it('as a press is one decision, and the second is not told that somebody was faster', async () => {
    const { ts } = await previewOf();
    const press = {
      ...by,
      type: 'block_actions',
      channel: { id: 'C0ADOPS', name: 'adops' },
      container: { type: 'message', message_ts: ts, channel_id: 'C0ADOPS' },
      response_url: 'http://127.0.0.1:1/never-called',
      trigger_id: '1.1.1',
      actions: [
        {
          type: 'button',
          action_id: actionIds.launchCancel,
          block_id: 'b',
          value: JSON.stringify({ launch, version: 1 }),
          action_ts: '1795000000.000100',
        },
      ],
    };
    await Promise.all([bot.deliver(press), bot.deliver(press)]);
    const { events } = await bot.temporal.workflow.getHandle(launch).fetchHistory();
    const decisions = events?.filter(
      (event) => event.workflowExecutionUpdateAcceptedEventAttributes,
    );
    expect(decisions).toHaveLength(1);
    expect(bot.logged()).not.toContain('never-called');
  });

  it('tells nobody of having joined themselves', async () => {
    await bot.temporal.workflow.getHandle(launch).result();
    expect(await bot.slack.as('mara').messages('adops')).toHaveLength(1);
  });
});
