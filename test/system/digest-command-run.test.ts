import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestPostId } from '../../src/shared/ids.ts';
import { addDays } from '../../src/shared/local-time.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { addDigest } from '../support/add-digest.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');

const everyDay = { 'timing.weekdays': ['0', '1', '2', '3', '4', '5', '6'], 'timing.zone': 'UTC' };

const keyOf = ({ metadata }: MessageView): string => {
  const key = metadata?.event_payload['key'];
  return typeof key === 'string' ? key : '';
};

/** The messages of a digest that everybody in the channel sees. */
async function postsOf(id: string, channel: string): Promise<string[]> {
  const all = await mara().messages(channel);
  return all
    .map(keyOf)
    .filter((key) => key.startsWith(`digest:${id}:`))
    .toSorted();
}

const today = () => new Date().toISOString().slice(0, 10);

describe('/adops digest run', () => {
  it('posts the newest that is due, once, and then says where it is', async () => {
    const { id, message } = await addDigest(mara(), 'nordwind', {
      name: 'Now',
      time: '00:00',
      values: everyDay,
    });
    await mara().press(message, 'Run now');
    const started = textOf(await said(mara(), 'nordwind', '«Now» for '));
    const [, day = ''] = /«Now» for (\S+) is on its way to #nordwind\./u.exec(started) ?? [];
    await expect.poll(() => postsOf(id, 'nordwind'), { timeout: 30_000 }).toHaveLength(1);
    expect(await postsOf(id, 'nordwind')).toEqual([expect.stringContaining(day)]);
    const run = system.temporal.workflow.getHandle(digestPostId(id, day));
    await run.result();
    await mara().command('nordwind', '/adops digest run now');
    await said(mara(), 'nordwind', `«Now» for ${day} is in #nordwind already: the message`);
    expect(await postsOf(id, 'nordwind')).toHaveLength(1);
  });

  it('posts one for each of the days that are named, after it asked', async () => {
    const { id } = await addDigest(mara(), 'lichtspiel', {
      name: 'Past',
      time: '00:00',
      values: everyDay,
    });
    const [from, middle, to] = [-4, -3, -2].map((days) => addDays(today(), days));
    await mara().command('lichtspiel', `/adops digest run past ${from}..${to}`);
    const question = await said(mara(), 'lichtspiel', 'is up to 3 messages');
    expect(await postsOf(id, 'lichtspiel')).toEqual([]);
    await mara().press(question, 'Post them');
    await said(mara(), 'lichtspiel', '3 messages, one after the other');
    await expect
      .poll(() => postsOf(id, 'lichtspiel'), { timeout: 60_000 })
      .toEqual([from, middle, to].map((day) => expect.stringContaining(String(day))));
    await mara().press(question, 'Post them');
    await expect
      .poll(async () => (await mara().messages('lichtspiel')).map(textOf).join('\n'), {
        timeout: 30_000,
      })
      .toMatch(/3 messages, one after the other[\s\S]*3 messages, one after the other/u);
    expect(await postsOf(id, 'lichtspiel')).toHaveLength(3);
  });

  it('says that nothing came due on days to come', async () => {
    await addDigest(mara(), 'adops', { name: 'Later', values: everyDay });
    const day = addDays(today(), 3);
    await mara().command('adops', `/adops digest run later ${day}`);
    await said(mara(), 'adops', `«Later» has not come due in ${day}`);
  });
});

describe('/adops digest preview', () => {
  it('shows it to the person alone, and posts nothing', async () => {
    const { id } = await addDigest(mara(), 'hanse-direktbank', {
      name: 'Look',
      values: { 'scope.searchClients': ['501'] },
    });
    await mara().command('hanse-direktbank', '/adops digest preview look');
    const shown = await said(mara(), 'hanse-direktbank', /Look[\s\S]*search request/u);
    expect(shown.ephemeral).toBe(true);
    expect(await postsOf(id, 'hanse-direktbank')).toEqual([]);
  });
});

describe('the Home tab', () => {
  it('shows the digests of the channels of who looks, the next one first', async () => {
    await addDigest(mara(), 'adops', { name: 'Homely', values: everyDay });
    await mara().openHome();
    await expect
      .poll(async () => JSON.stringify(await mara().home()), { timeout: 30_000 })
      .toContain('Homely');
    const home = JSON.stringify(await mara().home());
    expect(home).toContain('Next digests');
    await mara().press('home', 'New digest');
    const form = await mara().view();
    expect(JSON.stringify(form.view)).toContain('New digest');
    await mara().close();
  });
});

describe('the row of a campaign in a digest', () => {
  it('has a button that pauses it, and one that proposes less with the row as its reason', async () => {
    const { id } = await addDigest(mara(), 'nordwind', {
      name: 'Lower',
      time: '00:00',
      values: everyDay,
    });
    await mara().command('nordwind', '/adops digest run lower');
    const post = await mara().waitFor('nordwind', (one) => keyOf(one).startsWith(`digest:${id}:`), {
      timeoutMs: 30_000,
    });
    await mara().press(post, 'Pause');
    await said(mara(), 'nordwind', '1 campaign paused. «Rain jackets DE».');
    await mara().press(post, 'Propose −10 % budget');
    const card = await said(mara(), 'nordwind', `From the digest ${id} of `);
    expect(textOf(card)).toContain('row of campaign 2001 in media plan 1001');
    expect(textOf(card)).toContain('−10%');
  });
});
