import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { givePlan, said, type Given } from '../support/launch.ts';
import { planHead, smallPlan } from '../support/plans.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const yaml = (content: string): Given => ({ file: { name: 'plan.yaml', content } });
const csv = (content: string): Given => ({ file: { name: 'plan.csv', content } });
const good = smallPlan('Refused', 'NO-1');

describe('a plan that cannot be launched', () => {
  it.each<[string, Given, string]>([
    ['unreadable YAML', yaml('media_plan: [1,\ncampaigns: {'), 'Line 2'],
    ['a wrong type', yaml(good.replace('daily_budget: 50', 'daily_budget: lots')), 'daily_budget'],
    [
      'an unknown objective',
      yaml(good.replace('outside_traffic', 'outside_trafic')),
      'outside_traffic',
    ],
    [
      'both audience and target',
      yaml(
        good.replace(
          '    bid: 0.8',
          '    bid: 0.8\n    audience: "1"\n    target: { gender: both }',
        ),
      ),
      'audience',
    ],
    [
      'a daily budget that is not given',
      yaml(good.replace('    daily_budget: 50\n', '')),
      'daily_budget',
    ],
    [
      'an end before the start',
      yaml(good.replace('end_date: 2031-02-28', 'end_date: 2031-01-28')),
      'end_date',
    ],
    [
      'a start in the past',
      yaml(good.replace('start_date: 2031-02-01', 'start_date: 2021-02-01')),
      'start_date',
    ],
    ['two ads of one name', yaml(good.replace('{ name: B }', '{ name: A }')), 'A'],
    [
      'an unknown advertiser',
      yaml(good.replace('advertiser: Nordwind Outdoor', 'advertiser: Nordwint')),
      'there is no advertiser «Nordwint»',
    ],
    [
      'an unknown account',
      yaml(good.replace('account: Nordwind DE', 'account: Nordwind')),
      'use one of «Nordwind DE»',
    ],
    [
      'an account that is not active',
      yaml(twPlan.replace('account: Lichtspiel', 'account: Lichtspiel Nord')),
      'not active',
    ],
    [
      'a tw campaign without funding instrument',
      yaml(twPlan.replace(/funding_instrument_id: .*\n/, '\n')),
      'funding_instrument_id',
    ],
    ['a CSV with a broken quote', csv('media_plan.name,campaign.name\n"Nord,Women\n'), 'quote'],
  ])('%s is reported to the person with what to do', async (_, given, words) => {
    const mara = system.slack.as('mara');
    const sent = await givePlan(mara, 'nordwind', given);
    expect(sent.errors).toBeUndefined();
    const report = await said(mara, 'nordwind', words);
    expect(report.ephemeral).toBe(true);
    expect(textOf(report)).toContain('Nothing was made.');
  });

  it('reports all problems at once, each with its place', async () => {
    const mara = system.slack.as('mara');
    const bad = `${planHead('Many', 'NO-2').replace('bid: 0.8', 'bid: dear')}
campaigns:
  - name: Women
    objectiv: reach
    ad_sets: [{ name: Feed, ads: [{ name: A, type: film }] }]
`;
    await givePlan(mara, 'nordwind', yaml(bad));
    const report = textOf(await said(mara, 'nordwind', '3 problems'));
    expect(report).toContain('bid');
    expect(report).toContain('objectiv');
    expect(report).toContain('film');
    expect(report.match(/Line \d+:\d+/g)).toHaveLength(3);
  });

  it.each<[string, Given, string]>([
    ['a file over 1 MB', yaml('#'.repeat(1_000_001)), '1 MB'],
    ['an empty file', yaml(''), 'empty'],
    ['a file that is no plan', { file: { name: 'plan.pdf', content: '%PDF' } }, 'yaml'],
    ['nothing at all', {}, 'Give a file'],
  ])('%s keeps the form open with the reason at the field', async (_, given, words) => {
    const mara = system.slack.as('mara');
    const { errors } = await givePlan(mara, 'nordwind', given);
    expect(Object.values(errors ?? {}).join(' ')).toContain(words);
    await mara.close();
  });

  it('leaves the service as it was', async () => {
    const writes = (await system.social.requests()).filter(({ method }) => method !== 'GET');
    expect(writes).toEqual([]);
  });

  it('is none for somebody from another company', async () => {
    const greta = system.slack.as('greta');
    await givePlan(greta, 'nordwind', { text: good });
    const answer = await said(greta, 'nordwind', 'You may not launch');
    expect(answer.ephemeral).toBe(true);
  });
});

const twPlan = `
media_plan:
  network: tw
  name: Premiere
  io_number: NO-3
  advertiser: Lichtspiel Kinos
  account: Lichtspiel
campaigns:
  - name: Trailer
    objective: VIDEO_VIEWS
    daily_budget: 100
    lifetime_budget: 1000
    start_date: 2031-02-01
    end_date: 2031-02-10
    funding_instrument_id: "1"
`;
