import { describe, expect, it } from 'vitest';
import { standinAppToken, standinBotToken } from '../../../src/standins/slack/tokens.ts';
import { refusalOf } from './refusal.ts';
import { createClient, startSlack } from './slack-with-app.ts';

describe('the Web API', () => {
  it.each([
    { token: 'xoxb-of-a-real-workspace', error: 'invalid_auth' },
    { token: '', error: 'not_authed' },
    { token: standinAppToken, error: 'not_allowed_token_type' },
  ])('refuses a token that is not its own: $error', async ({ token, error }) => {
    await using slack = await startSlack();
    const call = createClient(slack.url, token).auth.test();
    expect(await refusalOf(call)).toMatchObject({ error });
  });

  it('opens Socket Mode to the app token only', async () => {
    await using slack = await startSlack();
    const asBot = slack.client.apps.connections.open({});
    expect(await refusalOf(asBot)).toMatchObject({ error: 'not_allowed_token_type' });
    const { url } = await createClient(slack.url, standinAppToken).apps.connections.open({});
    expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:/);
  });

  it('says on each answer that it is a stand-in', async () => {
    await using slack = await startSlack();
    const response = await fetch(`${slack.url}/api/api.test`, { method: 'POST' });
    expect(response.headers.get('x-standin')).toBe('slack');
  });

  it.each(['users.nope', 'constructor'])('refuses the method %s', async (method) => {
    await using slack = await startSlack();
    expect(await refusalOf(slack.client.apiCall(method))).toMatchObject({
      error: 'unknown_method',
    });
  });

  it('names a missing argument', async () => {
    await using slack = await startSlack();
    expect(await refusalOf(slack.client.apiCall('conversations.info'))).toEqual({
      error: 'invalid_arguments',
      messages: ['[ERROR] missing required field: channel'],
    });
  });

  it('refuses what it does not simulate rather than dropping it', async () => {
    await using slack = await startSlack();
    const attachments = [{ text: 'old style' }];
    const call = slack.client.chat.postMessage({ channel: '#adops', text: 'x', attachments });
    expect(await refusalOf(call)).toMatchObject({ error: 'invalid_arguments' });
  });

  it('takes JSON as well as forms', async () => {
    await using slack = await startSlack();
    const response = await fetch(`${slack.url}/api/chat.postMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${standinBotToken}` },
      body: JSON.stringify({ channel: 'C0ADOPS', blocks: [{ type: 'divider' }] }),
    });
    expect(await response.json()).toMatchObject({ ok: true, channel: 'C0ADOPS' });
  });

  it('is closed to web pages from elsewhere', async () => {
    await using slack = await startSlack();
    const headers = { origin: 'https://evil.example' };
    const response = await fetch(`${slack.url}/_page/inbox?user=U0MARA`, { headers });
    expect(response.status).toBe(403);
  });
});

describe('the people of the workspace', () => {
  it('have their time zones, as they are on the day', async () => {
    const winter = Date.UTC(2026, 11, 1);
    await using slack = await startSlack({ now: () => winter });
    const { user } = await slack.client.users.info({ user: 'U0RAVI' });
    expect(user).toMatchObject({
      tz: 'America/New_York',
      tz_label: 'Eastern Standard Time',
      tz_offset: -18_000,
      team_id: 'T0MORGENROT',
      is_bot: false,
    });
  });

  it('include one from another company', async () => {
    await using slack = await startSlack();
    const { user } = await slack.client.users.info({ user: 'U0GRETA' });
    expect(user).toMatchObject({ is_stranger: true, is_restricted: true, team_id: 'T0NORDWIND' });
  });

  it('are listed page by page', async () => {
    await using slack = await startSlack();
    const names: string[][] = [];
    for (let cursor: string | undefined; cursor !== '';) {
      const page = await slack.client.users.list({ limit: 3, ...(cursor && { cursor }) });
      names.push(page.members?.map(({ name = '' }) => name) ?? []);
      cursor = page.response_metadata?.next_cursor ?? '';
    }
    expect(names).toEqual([
      ['mara', 'jonas', 'aiko'],
      ['ravi', 'tom', 'greta'],
      ['adjutant', 'slackbot'],
    ]);
  });

  it('belong to groups', async () => {
    await using slack = await startSlack();
    const { usergroups } = await slack.client.usergroups.list({ include_users: true });
    expect(usergroups?.map(({ handle, users }) => [handle, users])).toEqual([
      ['account-leads', ['U0JONAS']],
      ['traffickers', ['U0MARA', 'U0TOM']],
    ]);
    expect(await slack.client.usergroups.users.list({ usergroup: 'S0TRAFFICKERS' })).toMatchObject({
      users: ['U0MARA', 'U0TOM'],
    });
  });
});

describe('the channels of the workspace', () => {
  it('know whether the app is in them and who else', async () => {
    await using slack = await startSlack();
    const { channels } = await slack.client.conversations.list({ exclude_archived: true });
    expect(channels?.map(({ name, is_member }) => [name, is_member])).toEqual([
      ['adops', true],
      ['nordwind', true],
      ['hanse-direktbank', true],
      ['lichtspiel', true],
      ['random', false],
    ]);
    const { members } = await slack.client.conversations.members({ channel: 'C0NORDWIND' });
    expect(members).toContain('U0GRETA');
  });

  it('include direct messages with anybody, opened when needed', async () => {
    await using slack = await startSlack();
    const { channel } = await slack.client.conversations.open({ users: 'U0GRETA' });
    expect(await slack.client.conversations.info({ channel: channel?.id ?? '' })).toMatchObject({
      channel: { is_im: true, user: 'U0GRETA' },
    });
  });

  it('belong to a team that can be asked for', async () => {
    await using slack = await startSlack();
    const { team } = await slack.client.team.info();
    const { team_id, user_id, bot_id } = await slack.client.auth.test();
    expect(team).toMatchObject({ id: 'T0MORGENROT', name: 'Morgenrot Media' });
    expect({ team_id, user_id, bot_id }).toEqual({
      team_id: 'T0MORGENROT',
      user_id: 'U0ADJUTANT',
      bot_id: 'B0ADJUTANT',
    });
  });

  it('can be joined', async () => {
    await using slack = await startSlack();
    await slack.client.conversations.join({ channel: 'C0RANDOM' });
    const { ok } = await slack.client.chat.postMessage({ channel: '#random', text: 'hi' });
    expect(ok).toBe(true);
  });
});
