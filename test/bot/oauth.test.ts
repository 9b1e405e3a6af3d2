import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { team } from '../../src/standins/slack/seed.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { postSigned } from '../support/forged-action.ts';
import { beginInstall, comeBack, installIn } from '../support/install.ts';
import { startOAuthBot, type OAuthBot } from './start-oauth-bot.ts';
import { startBot } from './start-bot.ts';
import { wordsOf } from './words-of.ts';

const hour = 3_600_000;

const help = (teamId: string) =>
  new URLSearchParams({
    command: '/adops',
    text: 'help',
    user_id: 'U0MARA',
    team_id: teamId,
    channel_id: 'C0ADOPS',
    trigger_id: 'none',
    response_url: 'http://127.0.0.1:1/never',
  }).toString();

describe('a bot that is installed by OAuth', () => {
  let bot: OAuthBot;
  beforeAll(async () => {
    bot = await startOAuthBot({ teams: [team.id] });
  });
  afterAll(() => bot.stop());
  beforeEach(() => bot.installations.forget(team.id));

  const posts = async () =>
    (await bot.slack.calls()).filter(({ method }) => method === 'chat.postMessage').length;

  it('leads to Slack with what it needs, and a state that is bound to the browser', async () => {
    const { address, cookie } = await beginInstall(bot.url);
    expect(address.pathname).toBe('/oauth/v2/authorize');
    expect(address.searchParams.get('redirect_uri')).toBe(
      'https://adjutant.example/slack/oauth_redirect',
    );
    expect(address.searchParams.get('scope')?.split(',')).toContain('chat:write');
    expect(cookie).toBe(`slack-app-oauth-state=${address.searchParams.get('state')}`);
  });

  it('answers where it was installed, and says so to the browser', async () => {
    const { status, page } = await installIn(bot.workspace, bot.url);
    expect([status, page]).toEqual([
      200,
      expect.stringContaining('installed in «Morgenrot Media»'),
    ]);
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops help');
    expect(wordsOf(await mara.waitFor('adops', () => true))).toContain('/adops launch');
    const { botToken } = await bot.installations.of(team.id);
    expect(page + bot.logged()).not.toContain(botToken);
    expect(botToken).not.toBe(standinBotToken);
  });

  it.each([
    ['state of another browser', async () => (await beginInstall(bot.url)).cookie, undefined],
    ['no cookie', async () => '', undefined],
    ['a state that nobody signed', async () => 'slack-app-oauth-state=a.b.c', 'a.b.c'],
  ])('takes nothing with %s', async (_what, cookieOf, state) => {
    const { address } = await beginInstall(bot.url);
    const agreed = await fetch(`${bot.workspace.url}${address.pathname}${address.search}`, {
      redirect: 'manual',
    });
    const back = new URL(agreed.headers.get('location') ?? '');
    if (state !== undefined) back.searchParams.set('state', state);
    const { status, page } = await comeBack(bot.url, back, await cookieOf());
    expect([status, page]).toEqual([400, expect.stringContaining('Begin again')]);
    expect(await bot.installations.teams()).toEqual([]);
  });

  it('takes a code once', async () => {
    const { address, cookie } = await beginInstall(bot.url);
    const agreed = await fetch(`${bot.workspace.url}${address.pathname}${address.search}`, {
      redirect: 'manual',
    });
    const back = new URL(agreed.headers.get('location') ?? '');
    expect((await comeBack(bot.url, back, cookie)).status).toBe(200);
    expect((await comeBack(bot.url, back, cookie)).status).toBe(400);
  });

  it('does not answer a workspace that never installed it', async () => {
    const before = await posts();
    expect(await postSigned(bot.url, help(team.id))).toBe(200);
    expect(await postSigned(bot.url, help('T0FOREIGN'))).toBe(200);
    expect(bot.logged()).toContain('"team":"T0FOREIGN","msg":"a delivery of a Slack workspace');
    expect(await posts()).toBe(before);
  });

  it('calls with a new token before the old one ends', async () => {
    await installIn(bot.workspace, bot.url);
    const before = await bot.installations.of(team.id);
    bot.pass(11 * hour);
    const mara = bot.slack.as('mara');
    const seen = (await mara.messages('adops')).length;
    await mara.command('adops', '/adops help');
    await expect.poll(async () => (await mara.messages('adops')).length).toBe(seen + 1);
    const { botToken } = await bot.installations.of(team.id);
    expect(botToken).not.toBe(before.botToken);
  });

  it('forgets who removes it, unless they installed it again since', async () => {
    await installIn(bot.workspace, bot.url);
    await bot.slack.uninstall();
    await expect.poll(() => bot.installations.teams()).toEqual([]);
    const removed = {
      type: 'event_callback',
      team_id: team.id,
      event_time: Math.floor(bot.now() / 1000),
      event: { type: 'app_uninstalled' },
    };
    bot.pass(60_000);
    await installIn(bot.workspace, bot.url);
    await bot.deliver(removed);
    expect(await bot.installations.teams()).toEqual([team.id]);
  });
});

describe('a workspace that is not among those that may install it', () => {
  it('gets told what to do; its token is given back, and nothing is kept', async () => {
    const bot = await startOAuthBot({ teams: ['T0OTHER'] });
    const { status, page } = await installIn(bot.workspace, bot.url);
    expect(status).toBe(403);
    expect(page).toContain('adds T0MORGENROT to SLACK_TEAMS');
    expect(await bot.installations.teams()).toEqual([]);
    const calls = await bot.slack.calls();
    expect(calls.map(({ method }) => method)).toContain('auth.revoke');
    await bot.stop();
  });
});

describe('a bot with the token of one workspace', () => {
  it('does not hear another one', async () => {
    const bot = await startBot();
    const command = {
      command: '/adops',
      text: 'help',
      user_id: 'U0MARA',
      channel_id: 'C0ADOPS',
      response_url: 'http://127.0.0.1:1/never',
    };
    await bot.deliver({ ...command, team_id: 'T0FOREIGN' });
    expect(bot.logged()).toContain('"team":"T0FOREIGN","msg":"a delivery of a Slack workspace');
    const posts = async () =>
      (await bot.slack.calls()).filter(({ method }) => method === 'chat.postMessage');
    expect(await posts()).toEqual([]);
    await bot.deliver({ ...command, team_id: team.id });
    expect(await posts()).toHaveLength(1);
    await bot.stop();
  });
});
