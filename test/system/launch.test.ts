import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { exampleFile, givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let minutesLater = 0;
beforeAll(async () => {
  system = await startSystem({ slackNow: () => Date.now() + minutesLater * 60_000 });
});
afterAll(() => system.stop());

describe('a launch from Slack', () => {
  it('takes a form that was open for 31 minutes', async () => {
    const mara = system.slack.as('mara');
    await mara.command('lichtspiel', '/adops launch lichtspiel-premiere');
    await mara.view();
    minutesLater = 31;
    expect((await mara.submit()).errors).toBeUndefined();
    await previewOf(mara, 'lichtspiel', 'LK-2027-001');
  });

  it('takes the same plan as CSV, for another account and day', async () => {
    const mara = system.slack.as('mara');
    const file = await exampleFile('nordwind-winter-boots.csv');
    const content = file.content.replaceAll('NW-2027-014', 'NW-CSV');
    const over = { account: '102', startDate: '2031-03-03' };
    const sent = await givePlan(mara, 'adops', { file: { ...file, content }, ...over });
    expect(sent.errors).toBeUndefined();
    const preview = textOf(await previewOf(mara, 'adops', 'NW-CSV'));
    expect(preview).toContain('Nordwind UK (id 102)');
    expect(preview).toContain('GBP, Europe/London');
    expect(preview).toContain('3 Mar – 30 Mar 2031');
    expect(preview).toContain('£180.00 a day');
  });

  it('previews, builds once and paused, and tells the result in the thread', async () => {
    const mara = system.slack.as('mara');
    const sent = await givePlan(mara, 'nordwind', { example: 'nordwind-winter-boots' });
    expect(sent.errors).toBeUndefined();

    const preview = await said(mara, 'nordwind', 'asks to launch this media plan');
    expect(textOf(preview)).toContain('2 campaigns');
    expect(textOf(preview)).toContain('12 ads');
    expect(textOf(preview)).toMatch(/€[\d,.]+/);
    const created = (await system.social.requests()).filter(({ method }) => method !== 'GET');
    expect(created).toEqual([]);

    await mara.press(preview, 'Launch');
    const result = await replyTo(mara, 'nordwind', preview, 'Complete.');

    const thread = await mara.messages('nordwind', preview.ts);
    const replies = thread.filter(({ threadTs }) => threadTs !== undefined);
    expect(replies.filter((reply) => textOf(reply).includes('Complete.'))).toHaveLength(1);
    expect(textOf(thread[0] ?? result)).not.toContain('asks to launch');

    const shared = await mara.waitFor('nordwind', ({ threadTs, files }) => {
      return threadTs === preview.ts && files.length > 0;
    });
    const csv = new TextDecoder().decode(await mara.download(shared.files[0]?.id ?? ''));
    const rows = csv.trim().split('\r\n');
    expect(rows).toHaveLength(1 + 1 + 2 + 4 + 12);
    expect(rows.filter((row) => /,\d+,[^,]*,pause$/.test(row))).toHaveLength(2 + 4 + 12);

    const tree = await serviceTree(system.service, 'NW-2027-014');
    expect(tree).toHaveLength(2 + 4 + 12);
    expect(doubles(tree)).toEqual([]);
    expect(new Set(tree.map(({ status }) => status))).toEqual(new Set(['pause']));
  });
});
