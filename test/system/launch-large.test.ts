import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { givePlan, previewOf, replyTo } from '../support/launch.ts';
import { planHead, smallPlan } from '../support/plans.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const adSets = 3;
const adsEach = 300;

describe('a campaign of many ads', () => {
  it('goes on as a new run before its history grows too long, and is made once', async () => {
    const mara = system.slack.as('mara');
    const file = { name: 'large.yaml', content: largePlan() };
    await givePlan(mara, 'hanse-direktbank', { file });
    const preview = await previewOf(mara, 'hanse-direktbank', 'LARGE-1');
    expect(textOf(preview)).toContain('900 ads');
    // Three ad sets side by side: six seconds at least, whatever the machine, so that the tree is edited anew.
    await system.social.fault([
      { operation: 'ads.create', times: 90, fault: { kind: 'delay', ms: 200 } },
    ]);
    await mara.press(preview, 'Launch');
    await replyTo(mara, 'hanse-direktbank', preview, 'Complete.', 110_000);

    const tree = await serviceTree(system.service, 'LARGE-1');
    expect(tree).toHaveLength(1 + adSets + adSets * adsEach);
    expect(doubles(tree)).toEqual([]);
    expect(tree.filter(({ status }) => status !== 'pause')).toEqual([]);

    const edits = (await system.slack.calls()).filter(({ method }) => method === 'chat.update');
    const times = edits.slice(0, -1).map(({ at }) => Date.parse(at));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_000);

    const runs = system.temporal.workflow.list({ query: `WorkflowType = 'launchCampaign'` });
    const ends = (await Array.fromAsync(runs)).map(({ status }) => status.name);
    expect(ends).toContain('CONTINUED_AS_NEW');
  }, 120_000);
});

describe('a plan that says something else of what exists', () => {
  it('is shown with the differences, and makes nothing of them', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: smallPlan('Changed', 'DIFF-1') });
    const first = await previewOf(mara, 'nordwind', 'DIFF-1');
    await mara.press(first, 'Launch');
    await replyTo(mara, 'nordwind', first, 'Complete.');

    const changed = smallPlan('Changed', 'DIFF-1')
      .replace('bid: 0.8', 'bid: 1.2')
      .replace('{ name: B }', '{ name: C }');
    await givePlan(mara, 'nordwind', { text: changed });
    const preview = textOf(await previewOf(mara, 'nordwind', 'DIFF-1'));
    expect(preview).toContain('Women › Feed exists with bid 0.8; the plan says 1.2');
    expect(preview).toContain('0 campaigns, 0 ad sets and 1 ad');
    expect(preview).not.toContain('start_date');
  });
});

function largePlan(): string {
  const sets = Array.from({ length: adSets }, (_, set) => {
    const ads = Array.from({ length: adsEach }, (__, ad) => `          - name: Ad ${ad + 1}`);
    return `      - name: Set ${set + 1}\n        ads:\n${ads.join('\n')}`;
  });
  return `${planHead('Large', 'LARGE-1')}
campaigns:
  - name: All of it
    ad_sets:
${sets.join('\n')}
`;
}
