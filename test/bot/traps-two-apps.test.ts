import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionIds, launchId } from '../../src/shared/ids.ts';
import type { Inspection } from '../../src/shared/launch.ts';
import { planDigest } from '../../src/shared/plan-digest.ts';
import { app } from '../../src/standins/slack/seed.ts';
import { preview, small } from '../messages/samples.ts';
import { givePlan } from '../support/launch.ts';
import { startBot, type Bot } from './start-bot.ts';
import { startWorker } from './start-worker.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
let endWorker: () => Promise<void>;
beforeAll(async () => {
  bot = await startBot();
  endWorker = await startWorker(bot, {
    inspectLaunch: async (): Promise<Inspection> => ({
      outcome: 'ready',
      preview: preview({ ...small, name: 'Two apps' }),
      inspectedAt: '2026-11-20T10:00:00Z',
    }),
  });
});
afterAll(async () => {
  await endWorker();
  await bot.stop();
});

const text = 'name: Two apps';
const launch = launchId(planDigest(new TextEncoder().encode(text), {}));

/** A press on Cancel, on a message that this app posted. */
const press = (postedBy: string, ts: string) => ({
  type: 'block_actions',
  api_app_id: app.id,
  user: { id: 'U0MARA', name: 'mara', team_id: 'T0MORGENROT' },
  team: { id: 'T0MORGENROT', domain: 'morgenrot-media' },
  channel: { id: 'C0ADOPS', name: 'adops' },
  container: { type: 'message', message_ts: ts, channel_id: 'C0ADOPS' },
  message: { type: 'message', ts, text: 'copied', bot_id: 'B1', app_id: postedBy },
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
});

describe('trap: two apps on one workspace', () => {
  it("a button with our ids on another app's message decides nothing", async () => {
    const mara = bot.slack.as('mara');
    await givePlan(mara, 'adops', { text });
    const { ts } = await mara.waitFor('adops', (one) => wordsOf(one).includes('asks to launch'));
    const run = bot.temporal.workflow.getHandle(launch);
    const decisions = async () => {
      const { events } = await run.fetchHistory();
      return (events ?? []).filter((one) => one.workflowExecutionUpdateAcceptedEventAttributes)
        .length;
    };
    expect(await bot.deliver(press('A0ELSEBOT', ts))).toEqual([undefined]);
    expect(await decisions()).toBe(0);
    await bot.deliver(press(app.id, ts));
    expect(await decisions()).toBe(1);
    await run.result();
  });

  it('what another bot writes in a channel is no request', async () => {
    const before = await bot.temporal.workflow.count();
    const message = { type: 'message', subtype: 'bot_message', channel: 'C0ADOPS', ts: '1.2' };
    const said = { ...message, bot_id: 'B0ELSEBOT', text: '/adops bid 4001 0.75' };
    await bot.deliver({
      type: 'event_callback',
      api_app_id: app.id,
      team_id: 'T0MORGENROT',
      event: said,
    });
    expect(await bot.temporal.workflow.count()).toEqual(before);
    expect(bot.logged()).not.toContain('something failed');
  });
});
