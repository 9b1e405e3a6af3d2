import { WebClient } from '@slack/web-api';
import { sleep } from '@temporalio/activity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchButton } from '../../src/messages/launch/launch-button.ts';
import { actionIds } from '../../src/shared/ids.ts';
import type { Inspection } from '../../src/shared/launch.ts';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { standing } from '../../src/workflows/index.ts';
import { preview, small } from '../messages/samples.ts';
import { startBot, type Bot } from './start-bot.ts';
import { startWorker } from './start-worker.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
let endWorker: () => Promise<void>;
beforeAll(async () => {
  bot = await startBot();
  endWorker = await startWorker(bot, {
    inspectLaunch: async (plan: { source: { text: string } }): Promise<Inspection> => {
      const name = plan.source.text;
      const seen = preview({ ...small, name });
      const { id: _, ...unmade } = seen.mediaPlan;
      return {
        outcome: 'ready',
        preview: { ...seen, mediaPlan: { ...unmade, ioNumber: name } },
        inspectedAt: '2026-11-20T10:00:00Z',
      };
    },
    // A service that does not answer: the build is under way until it is stopped.
    ensureMediaPlan: () => sleep('1h'),
  });
});
afterAll(async () => {
  await endWorker();
  await bot.stop();
});

/** A launch whose preview is there, and the message that shows it. */
async function previewed(name: string, channel = 'adops'): Promise<MessageView> {
  const mara = bot.slack.as('mara');
  await mara.command(channel, '/adops launch');
  await mara.view();
  await mara.submit({ 'Or its text': name });
  const message = await mara.waitFor(
    channel,
    (one) => !one.ephemeral && wordsOf(one).includes(`${name} `),
  );
  const launch = bot.temporal.workflow.getHandle(launchOf(message));
  await vi.waitFor(async () => {
    expect(await launch.query(standing)).toMatchObject({ phase: 'waiting' });
  });
  return message;
}

const launchOf = (message: MessageView): string =>
  /launch:[0-9a-f]{16}/.exec(JSON.stringify(message.blocks))?.[0] ?? '';

/** A message of ours with a button that we never made this way. */
async function withButton(actionId: string, value: string): Promise<MessageView> {
  const slack = new WebClient(standinBotToken, slackClientOptions(bot.slackUrl));
  const button = { ...launchButton(actionId, 'Press', { launch: '' }), value };
  const blocks = [{ type: 'actions' as const, elements: [button] }];
  const { ts } = await slack.chat.postMessage({ channel: 'C0ADOPS', text: 'x', blocks });
  return bot.slack.as('mara').waitFor('adops', (one) => one.ts === ts);
}

/** What the person is told after a press, and nobody else. */
async function toldAfter(name: string, message: MessageView, button: string, channel = 'adops') {
  const person = bot.slack.as(name);
  const before = new Set((await person.messages(channel)).map(({ ts }) => ts));
  await person.press(message, button);
  const isNew = (one: MessageView) => one.ephemeral && !before.has(one.ts);
  return wordsOf(await person.waitFor(channel, isNew));
}

describe('the buttons of a launch', () => {
  it('Cancel ends it, and a later press hears that it has ended', async () => {
    const message = await previewed('cancelled-plan');
    const late = await withButton(
      actionIds.launchConfirm,
      JSON.stringify({ launch: launchOf(message), version: 1 }),
    );
    const mara = bot.slack.as('mara');
    await mara.press(message, 'Cancel');
    await mara.waitFor('adops', (one) => one.ts === message.ts && /Cancelled/.test(wordsOf(one)));
    await bot.temporal.workflow.getHandle(launchOf(message)).result();
    expect(await toldAfter('tom', late, 'Press')).toContain('This launch has ended.');
  });

  it('Launch begins it; a second press hears who was first; Stop ends it', async () => {
    const message = await previewed('launched-plan');
    const launch = launchOf(message);
    const twice = await withButton(actionIds.launchConfirm, JSON.stringify({ launch, version: 1 }));
    const mara = bot.slack.as('mara');
    await mara.press(message, 'Launch');
    const live = await mara.waitFor(
      'adops',
      (one) => one.ts === message.ts && wordsOf(one).includes('making the media plan itself'),
    );
    expect(await toldAfter('tom', twice, 'Press')).toContain('U0MARA has already launched it.');
    await bot.slack.as('tom').press(live, 'Stop');
    await mara.waitFor(
      'adops',
      (one) => one.ts === message.ts && wordsOf(one).includes('Stopped by U0TOM'),
    );
  });

  it('of an older preview decide nothing', async () => {
    const launch = launchOf(await previewed('stale-plan'));
    const stale = await withButton(actionIds.launchConfirm, JSON.stringify({ launch, version: 7 }));
    expect(await toldAfter('mara', stale, 'Press')).toContain('The preview has changed meanwhile');
  });

  it.each([actionIds.launchConfirm, actionIds.launchCancel, actionIds.launchStop])(
    '%s with a value that is not ours does nothing',
    async (actionId) => {
      const forged = await withButton(actionId, '{"launch":"build:fb:IO-1","version":1}');
      expect(await toldAfter('mara', forged, 'Press')).toContain('I cannot read this button');
    },
  );

  it('of a launch that never was are of one that has ended', async () => {
    const value = JSON.stringify({ launch: 'launch:0000000000000000', version: 1 });
    const unknown = await withButton(actionIds.launchStop, value);
    expect(await toldAfter('mara', unknown, 'Press')).toContain('This launch has ended.');
  });

  it('do nothing for somebody of another company', async () => {
    const message = await previewed('shared-plan', 'nordwind');
    expect(await toldAfter('greta', message, 'Launch', 'nordwind')).toContain('You may not launch');
  });
});

describe('without a worker', () => {
  it('a form still starts its launch, and a press hears that it may not have been heard', async () => {
    const lone = await startBot();
    const mara = lone.slack.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.submit({ 'Or its text': 'orphan' })).toEqual({ ok: true });
    const [run] = await Array.fromAsync(lone.temporal.workflow.list());
    const slack = new WebClient(standinBotToken, slackClientOptions(lone.slackUrl));
    const value = { launch: run?.workflowId ?? '', version: 1 };
    await slack.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'x',
      blocks: [
        { type: 'actions', elements: [launchButton(actionIds.launchConfirm, 'Press', value)] },
      ],
    });
    await mara.press(await mara.waitFor('adops', (one) => one.text === 'x'), 'Press');
    await mara.waitFor('adops', (one) => wordsOf(one).includes('No worker took this in time'));
    await lone.stop();
  });
});
