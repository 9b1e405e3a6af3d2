import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { eventsPath } from '../../src/bot/events-path.ts';
import { createPayloadCodec } from '../../src/codec/payload-codec.ts';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';
import { openDocuments } from '../../src/standins/documents.ts';
import type { SlackDriver } from '../../src/standins/slack/driver.ts';
import {
  standinAppToken,
  standinBotToken,
  standinSigningSecret,
} from '../../src/standins/slack/tokens.ts';
import { addDigest } from '../support/add-digest.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { formsOf } from '../support/forms-of-secret.ts';
import { keptBySlack, keptByTemporal } from '../support/kept-texts.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startOwn } from '../support/own-process.ts';
import { startOwnSystem, type OwnSystem } from '../support/own-system.ts';
import { smallPlan } from '../support/plans.ts';

const marked = (name: string) => `marked-${name}-${randomBytes(12).toString('hex')}/+`;
const payloadKey = randomBytes(32).toString('base64');
const secrets: Record<string, string> = {
  botToken: standinBotToken,
  appToken: standinAppToken,
  signingSecret: standinSigningSecret,
  socialKey: marked('social'),
  searchPassword: marked('search'),
  databasePassword: marked('database'),
  typedToken: marked('typed'),
  payloadKey,
};

const codec = createPayloadCodec(parsePayloadKeys(`test:${payloadKey}`));
const texts: Record<string, () => string> = {};
let system: OwnSystem;
let httpBot: ReturnType<typeof startOwn>;
let slack: SlackDriver;
let requestUrl: string;

beforeAll(async () => {
  const { socialKey = '', searchPassword = '', signingSecret = '' } = secrets;
  system = await startOwnSystem({
    secrets: { socialKey, searchPassword },
    more: {
      SLACK_SIGNING_SECRET: signingSecret,
      PAYLOAD_KEY: `test:${payloadKey}`,
      LOG_LEVEL: 'trace',
    },
  });
  const port = await freePort();
  httpBot = startOwn('bot/main.ts', { ...system.env, SLACK_MODE: 'http', PORT: `${port}` });
  await httpBot.ready;
  slack = system.slack;
  requestUrl = `http://127.0.0.1:${port}${eventsPath}`;
  const { worker, bot } = system;
  Object.assign(texts, { worker: worker.said, bot: bot.said, 'bot over HTTP': httpBot.said });
});
afterAll(async () => {
  await httpBot.stop();
  await system.stop();
});

/** Which secrets are in it, and what stands around them. */
function found(place: string, text: string): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) =>
    formsOf(secret).flatMap((form) => {
      const at = text.indexOf(form);
      return at < 0 ? [] : [`${name} in ${place}: ${text.slice(Math.max(0, at - 200), at + 60)}`];
    }),
  );
}

describe('what secrets are told', () => {
  it('none, in a launch over a bad line', async () => {
    const mara = slack.as('mara');
    await system.social.fault([
      { operation: 'campaigns.createFb', fault: { kind: 'reset', when: 'after' } },
      { operation: 'ads.create', fault: { kind: 'garbage' } },
    ]);
    await givePlan(mara, 'adops', { text: smallPlan('Marked', 'MARKED-1') });
    const preview = await previewOf(mara, 'adops', 'MARKED-1');
    await mara.press(preview, 'Launch');
    await replyTo(mara, 'adops', preview, 'Complete.');
  });

  it('none, in a change that is approved, over HTTP', async () => {
    await slack.requestUrl(requestUrl);
    const [mara, jonas] = [slack.as('mara'), slack.as('jonas')];
    await mara.command('nordwind', '/adops bid 2001/4001 0.75 more clicks');
    const card = await cardOf(jonas, 'nordwind', 'more clicks');
    await jonas.press(card, 'Approve');
    await shownOn(mara, 'nordwind', card, 'Done: it is €0.75 now');
    await slack.requestUrl(undefined);
  });

  it('none, in a form with a field for one', async () => {
    const mara = slack.as('mara');
    await mara.command('nordwind', '/adops do accounts.createFb');
    await mara.view(({ view }) => JSON.stringify(view).includes('access_token'));
    const sent = await mara.submit({
      'field.name': 'Nordwind FR',
      'field.network_id': '77001',
      'field.access_token': secrets['typedToken'] ?? '',
    });
    expect(sent).toEqual({ ok: true });
    const preview = await operationPreviewOf(mara, 'Nordwind FR');
    await mara.press(preview, 'Send');
    await turnedInto(mara, preview, 'Made.');
  });

  it('none, in a digest', async () => {
    const mara = slack.as('mara');
    await addDigest(mara, 'nordwind', {
      name: 'Morning',
      values: { 'scope.searchClients': ['501'] },
    });
    await mara.command('nordwind', '/adops digest run Morning');
    await mara.waitFor('nordwind', ({ files }) => files.length > 0, { timeoutMs: 40_000 });
  });

  it('none, when a service is down, and when it refuses the key', async () => {
    const mara = slack.as('mara');
    await system.social.fault([
      { operation: 'accounts.list', times: 20, fault: { kind: 'status', status: 503 } },
    ]);
    await givePlan(mara, 'nordwind', { text: smallPlan('Down', 'MARKED-2') });
    await said(mara, 'nordwind', 'unavailable (503)');
    await system.social.fault([
      { operation: 'accounts.list', fault: { kind: 'status', status: 401 } },
    ]);
    await givePlan(mara, 'nordwind', { text: smallPlan('Key', 'MARKED-3') });
    await said(mara, 'nordwind', 'check SOCIAL_KEY');
    await system.social.fault([]);
  });

  it('none, by programs that end at once or crash, also in the report of a crash', async () => {
    const { env, folder } = system;
    const nowhere = { TEMPORAL_ADDRESS: '127.0.0.1:1' };
    const password = encodeURIComponent(secrets['databasePassword'] ?? '');
    const database = `postgres://adjutant:${password}@127.0.0.1:1/adjutant`;
    const reports = ['--report-uncaught-exception', `--report-directory=${folder}`];
    const preload = new URL('../security/support/crash.mjs', import.meta.url);
    const crashing = startOwn('bot/main.ts', env, { preload, args: reports });
    await crashing.ready;
    crashing.poke();
    const programs = {
      'no database': startOwn('worker.ts', { ...env, ...nowhere, DATABASE_URL: database }),
      'malformed variables': startOwn('worker.ts', {
        ...env,
        ...nowhere,
        DATABASE_URL: password,
        PAYLOAD_KEY: `test:x${payloadKey}`,
      }),
      'app token': startOwn('bot/main.ts', {
        ...env,
        SLACK_APP_TOKEN: `xapp-${secrets['typedToken']}`,
      }),
      crashing,
    };
    for (const [name, program] of Object.entries(programs)) {
      expect({ name, status: await program.ended }).not.toMatchObject({ status: 0 });
      texts[name] = program.said;
    }
    const files = readdirSync(folder).filter((file) => file.startsWith('report.'));
    expect(files).toHaveLength(1);
    for (const file of files) {
      const report = readFileSync(path.join(folder, file), 'utf8');
      texts['crash report'] = () => report;
    }
    expect(texts['crash report']?.()).toContain('crashed on demand');
  }, 90_000);

  it('is nowhere in what is kept, shown, logged and measured', async () => {
    const tokens = openDocuments(path.join(system.folder, 'search.sqlite'));
    const issued = tokens.all<{ token: string }>('tokens');
    tokens.close();
    expect(issued.length).toBeGreaterThan(0);
    for (const [index, { token }] of issued.entries()) secrets[`searchToken${index}`] = token;

    const histories = await keptByTemporal(system.temporal, codec);
    expect(histories.join('\n')).toContain('MARKED-1');
    const inSlack = await keptBySlack(slack);
    expect(inSlack.join('\n')).toContain('MARKED-1');
    const metrics = await Promise.all(
      Object.values(system.metricsPorts).map(async (port) =>
        (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
      ),
    );
    expect(metrics.join('\n')).toContain('# TYPE');
    for (const output of Object.values(texts)) expect(output().length).toBeGreaterThan(20);

    const leaks = [
      ...histories.flatMap((text) => found('a history', text)),
      ...inSlack.flatMap((text) => found('Slack', text)),
      ...metrics.flatMap((text) => found('the metrics', text)),
      ...Object.entries(texts).flatMap(([name, output]) =>
        found(`the output of «${name}»`, output()),
      ),
    ];
    expect(leaks).toEqual([]);
  });
});
