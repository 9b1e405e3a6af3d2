import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { text } from 'node:stream/consumers';
import { WebClient } from '@slack/web-api';
import { eventsPath } from '../../../src/bot/events-path.ts';
import { actionIds, messageShortcutIds, shortcutIds, stepIds } from '../../../src/shared/ids.ts';
import { slackClientOptions } from '../../../src/slack/client-options.ts';
import type { EnvelopeType } from '../../../src/standins/slack/delivery.ts';
import { JsonObject } from '../../../src/standins/slack/json-object.ts';
import { buttonsOf } from '../../../src/standins/slack/reading/buttons-of.ts';
import { standinBotToken, standinSigningSecret } from '../../../src/standins/slack/tokens.ts';
import { startBot, type Bot } from '../../bot/start-bot.ts';
import { everyMessage, small } from '../../messages/samples.ts';
import { smallPlan } from '../../support/plans.ts';

/** What Slack once handed to the bot. */
export interface Delivery {
  type: EnvelopeType;
  payload: JsonObject;
}

/** Has somebody use the bot in every way there is, and keeps what Slack handed over. */
export async function recordDeliveries(): Promise<Delivery[]> {
  const bot = await startBot({
    door: { mode: 'http', signingSecret: standinSigningSecret, port: 0 },
  });
  const kept: Delivery[] = [];
  const recorder = createServer((request, response) => {
    void text(request).then((body) => forward(body, request, response));
  }).listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const address = recorder.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await bot.slack.requestUrl(`http://127.0.0.1:${port}/`);
  await useEverything(bot);
  recorder.close();
  await bot.stop();
  return kept;

  async function forward(body: string, { headers }: IncomingMessage, response: ServerResponse) {
    kept.push(read(body, headers['content-type']));
    const names = ['content-type', 'x-slack-request-timestamp', 'x-slack-signature'];
    const answer = await fetch(`http://127.0.0.1:${bot.port}${eventsPath}`, {
      method: 'POST',
      headers: names.map((name) => [name, String(headers[name])]),
      body,
    });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  }
}

function read(body: string, contentType = ''): Delivery {
  if (contentType === 'application/json') {
    return { type: 'events_api', payload: JsonObject.parse(JSON.parse(body)) };
  }
  const form = { ...parse(body) };
  return typeof form['payload'] === 'string'
    ? { type: 'interactive', payload: JsonObject.parse(JSON.parse(form['payload'])) }
    : { type: 'slash_commands', payload: form };
}

async function useEverything({ slack, slackUrl }: Bot): Promise<void> {
  const mara = slack.as('mara');
  for (const words of ['help', 'show Winter', 'bid 4001 +10%', 'pause 4001', 'quota', 'status']) {
    await mara.command('adops', `/adops ${words}`);
  }
  await mara.openHome();

  await mara.command('adops', '/adops launch');
  await mara.view();
  await mara.submit({ 'launch.text': smallPlan('Fuzz', 'FUZZ-1') });
  await mara.command('adops', '/adops do');
  const chooser = await mara.view();
  await mara.suggest(chooser, actionIds.operationChoose, 'audience');
  await mara.press(chooser, actionIds.operationChoose, 'accounts.refresh');
  const form = await mara.view(({ view }) => JSON.stringify(view).includes('access_token'));
  await mara.suggest(form, 'field.account_id', 'nord');
  await mara.submit({ 'field.account_id': '101', 'field.access_token': 'fuzz' });

  await mara.shortcut(shortcutIds.launch);
  await mara.shortcut(shortcutIds.bid);
  await mara.runStep(stepIds.change, stepInputs);

  const web = new WebClient(standinBotToken, slackClientOptions(slackUrl));
  const samples = everyMessage(small);
  for (const name of ['preview', 'progress', 'tree', 'choices', 'operationList'] as const) {
    const message = samples[name] ?? { text: name, blocks: [] };
    const { ts } = await web.chat.postMessage({ channel: 'C0ADOPS', ...message });
    const shown = await mara.waitFor('adops', (seen) => seen.ts === ts);
    const actions = new Set(buttonsOf(shown).map(({ actionId }) => actionId));
    for (const actionId of actions) await mara.press(shown, actionId);
    await mara.shortcut(messageShortcutIds.why, shown);
  }
}

const stepInputs = {
  what: 'bid',
  target: '4001',
  value: '+10%',
  reason: 'more clicks',
  channel: 'C0ADOPS',
};
