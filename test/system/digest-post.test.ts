import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskQueues } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { previewDigest } from '../../src/workflows/index.ts';
import { digestOf, dueNow, messagesOf, only, startPost } from '../support/digest-post.ts';
import { someone } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
  const hostile = '=HYPERLINK("x") <!channel>';
  await system.service.calls.campaigns.updateFb({ m: '1001', c: '2001', name: hostile });
});
afterAll(() => system.stop());

const scope = only({ mediaPlans: ['1001'], searchClients: ['501'] });

describe('a digest', () => {
  it('is one message with the figures of both services, and in its thread charts and a CSV', async () => {
    const settings = digestOf({ content: { scope } });
    const run = await startPost(system, dueNow(settings));
    expect(await run.result()).toMatchObject({ outcome: 'posted', missing: 0 });
    const mara = system.slack.as('mara');
    const [message, ...others] = await messagesOf(mara, 'nordwind', settings);
    expect(others).toEqual([]);
    expect(textOf(message ?? { text: '' })).toMatch(/^Yesterday \(.+, Europe\/Berlin\): €/mu);

    const thread = await mara.messages('nordwind', message?.ts);
    const files = thread.flatMap((reply) => reply.files);
    const begin = `digest-${settings.id}-${dueNow(settings).periodKey}`;
    expect(files.map(({ name }) => name)).toEqual([
      `${begin}-chart-1.png`,
      `${begin}-chart-2.png`,
      `${begin}.csv`,
    ]);
    expect(files[0]?.altText).toMatch(/\d/u);
    const csv = new TextDecoder().decode(await mara.download(files[2]?.id ?? ''));
    const [head, ...rows] = csv.trimEnd().split('\r\n');
    expect(head).toBe(
      'service,level,id,name,in_id,in_name,day,time_zone,currency,impressions,clicks,conversions,spend,income,read_at_utc',
    );
    // 14 days and the day to compare with, of the plan, its campaigns, the client and its campaigns.
    expect(rows.filter((row) => row.startsWith('social,media plan,1001,'))).toHaveLength(14);
    expect(rows.filter((row) => row.startsWith('search,client,501,'))).toHaveLength(14);
  });

  it('pings nobody and runs nothing where a campaign is called like everybody or like a formula', async () => {
    const settings = digestOf({ content: { scope: only({ mediaPlans: ['1001'] }) } });
    await (await startPost(system, dueNow(settings))).result();
    const mara = system.slack.as('mara');
    const [message] = await messagesOf(mara, 'nordwind', settings);
    expect(textOf(message ?? { text: '' })).toContain('HYPERLINK');
    expect(JSON.stringify(mrkdwnOf(message?.blocks))).not.toContain('<!channel>');
    expect(message?.text).not.toContain('<!channel>');
    const [file] = (await mara.messages('nordwind', message?.ts))
      .flatMap((reply) => reply.files)
      .filter(({ name }) => name.endsWith('.csv'));
    const csv = new TextDecoder().decode(await mara.download(file?.id ?? ''));
    expect(csv).toContain(`"'=HYPERLINK(""x"") <!channel>"`);
  });

  it('keeps out of a channel what the policy keeps out of it, and does not name it there', async () => {
    const settings = digestOf({ content: { scope: only({ advertisers: ['11', '12'] }) } });
    await (await startPost(system, dueNow(settings))).result();
    const [message] = await messagesOf(system.slack.as('mara'), 'nordwind', settings);
    const words = textOf(message ?? { text: '' });
    expect(words).toMatch(/One media plan.*Ask in one of its channels/su);
    expect(words).not.toMatch(/Hanse|Girokonto/u);
    expect(words).toContain('HYPERLINK');
  });

  it('says on the next day which figures are others than it said', async () => {
    const settings = digestOf({ content: { scope } });
    const newest = dueNow(settings);
    const dayBefore = {
      ...newest,
      dueAt: new Date(Date.parse(newest.dueAt) - 86_400_000).toISOString(),
      periodKey: '2000-01-01',
    };
    await (await startPost(system, dayBefore)).result();
    await system.search.restate([{ from: '2020-01-01', to: '2099-01-01', factor: 2 }]);
    await (await startPost(system, newest)).result();
    await system.search.restate([]);
    const mara = system.slack.as('mara');
    const [first, second] = await messagesOf(mara, 'nordwind', settings);
    expect(textOf(first ?? { text: '' })).not.toContain('was said');
    const [, now, said] =
      /Nordwind Outdoor, spend of .+: €([\d.,]+) now, €([\d.,]+) was said/u.exec(
        textOf(second ?? { text: '' }),
      ) ?? [];
    expect(amount(now)).toBe(2 * amount(said));
  });
});

describe('the preview of a digest', () => {
  it('is seen by who asked for it alone, with what it costs, and is no message of the digest', async () => {
    const settings = digestOf({ content: { scope: only({ searchClients: ['502'] }) } });
    await preview(settings, 'aiko');
    const aiko = system.slack.as('aiko');
    const shown = await aiko.waitFor('adops', (message) => textOf(message).includes(settings.name));
    expect(shown.ephemeral).toBe(true);
    expect(textOf(shown)).toMatch(/requests? .*search service/u);
    expect(await messagesOf(aiko, 'nordwind', settings)).toEqual([]);
    const mara = system.slack.as('mara');
    expect(await messagesOf(mara, 'adops', settings)).toEqual([]);
  });

  it('is refused to who may not read', async () => {
    const settings = digestOf({ content: { scope } });
    await preview(settings, 'greta');
    const greta = system.slack.as('greta');
    const [told] = (await greta.messages('nordwind')).filter(({ ephemeral }) => ephemeral);
    expect(textOf(told ?? { text: '' })).not.toContain(settings.name);
  });
});

const preview = (settings: ReturnType<typeof digestOf>, name: string) =>
  system.temporal.workflow.execute(previewDigest, {
    workflowId: `preview:${settings.id}`,
    taskQueue: taskQueues.adjutant,
    args: [
      {
        settings,
        by: name === 'greta' ? someone('greta', 'T0NORDWIND') : someone(name),
        channel: name === 'greta' ? 'C0NORDWIND' : 'C0ADOPS',
      },
    ],
  });

const amount = (text = ''): number => Number(text.replaceAll(',', ''));

/** All that Slack reads as markup. */
function mrkdwnOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === 'mrkdwn' ? [value] : [];
  return [...own, ...Object.values(value).flatMap(mrkdwnOf)];
}
