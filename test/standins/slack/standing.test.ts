import { describe, expect, it } from 'vitest';
import { buttons } from './blocks.ts';
import { startSlack, startSlackWithApp } from './slack-with-app.ts';

describe('somebody who has left', () => {
  it('is still known, as deleted, and can do nothing until they come back', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.action(/.*/u, ({ ack }) => ack());
    });
    const { client, driver } = slack;
    const content = { channel: 'C0ADOPS', text: 'shall we?', blocks: [buttons('Launch')] };
    await client.chat.postMessage(content);
    const jonas = driver.as('jonas');
    const message = await jonas.waitFor('adops', ({ text }) => text === 'shall we?');

    await driver.standing('jonas', { isDeactivated: true });
    expect((await client.users.info({ user: 'U0JONAS' })).user).toMatchObject({ deleted: true });
    const { members = [] } = await client.users.list({});
    expect(members.filter(({ deleted }) => deleted).map(({ name }) => name)).toEqual(['jonas']);
    expect(await jonas.press(message, 'Launch')).toEqual({ ok: false, error: 'account_inactive' });

    await driver.standing('jonas', {});
    expect((await client.users.info({ user: 'U0JONAS' })).user).toMatchObject({ deleted: false });
    expect(await jonas.press(message, 'Launch')).toEqual({ ok: true });
  });
});

describe('a guest of the workspace', () => {
  it('is restricted, and of the same team', async () => {
    await using slack = await startSlack();
    await slack.driver.standing('jonas', { isRestricted: true });
    expect((await slack.client.users.info({ user: 'U0JONAS' })).user).toMatchObject({
      is_restricted: true,
      team_id: 'T0MORGENROT',
      deleted: false,
    });
    expect((await slack.client.users.info({ user: 'U0MARA' })).user).toMatchObject({
      is_restricted: false,
    });
  });

  it('is named by somebody who is there', async () => {
    await using slack = await startSlack();
    await expect(slack.driver.standing('nobody', {})).rejects.toThrow('Nobody is called nobody.');
    await expect(
      fetch(`${slack.url}/_control/standing`, { method: 'POST', body: '{"user":7}' }),
    ).resolves.toMatchObject({ status: 400 });
  });
});
