import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DigestSettings } from '../../src/shared/digest.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { digestOf, dueNow, keyOf, keyOfPost, startPost } from '../support/digest-post.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('a report as a subscription', () => {
  it('is one message of its channel, under the key of the subscription and the day', async () => {
    const post = dueNow(ofReport(digestOf()));
    expect(await (await startPost(system, post)).result()).toMatchObject({ outcome: 'posted' });
    const mara = system.slack.as('mara');
    const all = (await mara.messages('nordwind')).filter((message) => keyOf(message) !== '');
    expect(all.map(keyOf)).toEqual([keyOfPost(post)]);
    expect(textOf(all[0] ?? { text: '' })).toContain(post.settings.name);
    expect(textOf(all[0] ?? { text: '' })).toContain('Rain jackets');
    await expect(startPost(system, post)).rejects.toThrow('already');
  });

  it('tells who made it where its channel is closed', async () => {
    const post = dueNow(ofReport(digestOf({ channel: 'C0RANDOM' })));
    const run = await startPost(system, post);
    await expect(run.result()).rejects.toMatchObject({ cause: { type: 'rejected' } });
    const calls = await system.slack.calls();
    const told = calls.filter((call) => JSON.stringify(call).includes('was not posted'));
    expect(told).toHaveLength(1);
  });
});

const ofReport = (settings: DigestSettings): DigestSettings => ({
  ...settings,
  content: {
    kind: 'report',
    name: 'Campaigns',
    report: {
      of: 'search.campaigns.list',
      inside: '501',
      fields: ['campaign_name', 'pub_clicks', 'pub_cost'],
      filters: [],
      period: { kind: 'relative', of: 'yesterday' },
      by: 'period',
    },
  },
});
