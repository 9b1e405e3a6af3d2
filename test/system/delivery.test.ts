import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { freeze, newCampaign, order, pressFor, statusOf, writesOf } from '../support/delivery.ts';
import { replyTo, said } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(() => system.social.fault([]));

const mara = () => system.slack.as('mara');
const tom = () => system.slack.as('tom');

describe('pause', () => {
  it('pauses a campaign at once, tells it with the money a day, and writes it down', async () => {
    const message = await order(mara(), 'pause 2001 sold out', 'campaign «Rain jackets DE» (2001)');
    const done = textOf(await turnedInto(mara(), message, '1 campaign paused'));
    expect(done).toContain('up to €120.00');
    expect(done).toContain('Asked for by @mara: sold out');
    expect(await statusOf(system, '2001')).toBe('pause');
    const [entry] = await system.ledger.about({ kind: 'campaign', id: '2001', limit: 5 });
    expect(entry).toMatchObject({
      kind: 'pause',
      by: { user: 'U0MARA' },
      reason: 'sold out',
      before: { status: 'play' },
      after: { status: 'pause' },
      message: { ts: message.ts },
      policy: { rule: 'roles.traffickers.may[0]' },
      target: { path: { advertiser: '11', mediaPlan: '1001', campaign: '2001' } },
    });
    expect(entry?.run.workflowId).toMatch(/^pause:/);
    const again = await order(mara(), 'pause rain jackets', 'Nothing was paused');
    expect(again.ephemeral).toBe(true);
    expect(textOf(again)).toContain('1 campaign is paused already.');
    await order(mara(), 'resume 2001', '1 campaign resumed');
  });

  it('pauses the ads of an ad set, and one ad', async () => {
    const adSet = await order(mara(), 'pause 3001', 'ad set «Women 25-44» (3001)');
    await turnedInto(mara(), adSet, '3 ads paused');
    expect(await statusOf(system, '4001')).toBe('pause');
    expect(await statusOf(system, '4004')).toBe('play');
    const message = await order(tom(), 'pause 2001/4004', 'ad «Men 25-44 Ready for rain» (4004)');
    await turnedInto(mara(), message, '1 ad paused');
    expect(await statusOf(system, '4004')).toBe('pause');
    const [entry] = await system.ledger.about({ kind: 'ad', id: '4001', limit: 1 });
    expect(entry).toMatchObject({ partOf: { kind: 'ad set', id: '3001' } });
  });

  it('of an advertiser pauses its campaigns, and tells which are so already', async () => {
    const id = await newCampaign(system, 'Of the advertiser');
    const message = await order(mara(), 'pause advertiser 11', 'advertiser «Nordwind Outdoor»');
    const done = textOf(await turnedInto(mara(), message, 'campaigns paused'));
    expect(done).toContain('so already');
    expect(await statusOf(system, id)).toBe('pause');
    expect(await statusOf(system, '2001')).toBe('pause');
    await order(mara(), 'resume advertiser 11', 'campaigns resumed');
    expect(await statusOf(system, '2001')).toBe('play');
    expect(await statusOf(system, '2002')).toBe('pause');
  });

  it('asks above ten, changes nothing before, and then all of them', async () => {
    const plan = await system.service.calls.mediaPlans.create({
      source: 'fb',
      name: 'Many of them',
      advertiser_id: '11',
      account_id: '101',
    });
    const { calls } = system.service;
    for (let index = 1; index <= 12; index += 1) {
      await calls.campaigns.createFb({
        m: plan.id,
        name: `Number ${index}`,
        status: 'play',
        objective: 'reach',
        budget_type: 'daily',
        daily_budget: 10,
        start_date: 1_930_000_000,
        useReachAndFrequency: false,
      });
    }
    const asking = await order(mara(), `pause ${plan.id}`, 'Pause 12 campaigns');
    expect(textOf(asking)).toContain('«Number 1»');
    expect(textOf(asking)).toContain('and 2 more');
    expect(textOf(asking)).toContain('up to €120.00');
    const playing = async () =>
      (await calls.campaigns.list({ m: plan.id })).data.filter(({ status }) => status === 'play');
    expect(await playing()).toHaveLength(12);
    await Promise.all([
      mara().press(asking, 'Pause 12 campaigns'),
      tom().press(asking, 'Pause 12 campaigns'),
    ]);
    await turnedInto(mara(), asking, '12 campaigns paused');
    expect(await playing()).toHaveLength(0);
    const entries = await system.ledger.about({
      kind: 'media plan',
      id: plan.id,
      below: true,
      limit: 50,
    });
    expect(entries).toHaveLength(12);
  });

  it('is cancelled by a press, and changes nothing then', async () => {
    const before = await writesOf(system, 'campaigns.perform');
    const plan = await system.service.calls.mediaPlans.get({ m: '1001' });
    for (let index = 1; index <= 11; index += 1) await newCampaign(system, `Kept ${index}`);
    const asking = await order(tom(), `pause ${plan.io_number}`, 'Nothing is changed until');
    await tom().press(asking, 'Cancel');
    await turnedInto(mara(), asking, 'Cancelled');
    expect(await writesOf(system, 'campaigns.perform')).toBe(before);
  });

  it('offers a choice where several fit, and goes on with the one that is chosen', async () => {
    const choices = await order(
      mara(),
      'pause "ready for rain" because of the sun',
      '2 objects fit',
    );
    expect(choices.ephemeral).toBe(true);
    expect(textOf(choices)).toContain('Women 25-44 Ready for rain');
    const { calls } = system.service;
    await calls.ads.perform({ m: '1001', c: '2001', ad_id: '4001', action: 'play' });
    const done = await pressFor(mara(), choices, 'Pause', 'ad «Women 25-44 Ready for rain» (4001)');
    expect(textOf(await turnedInto(mara(), done, '1 ad paused'))).toContain('of the sun');
    expect(await statusOf(system, '4001')).toBe('pause');
  });

  it('of what is frozen waits for the approvals of the override, and names who gave them', async () => {
    const id = await newCampaign(system, 'Frozen itself');
    const path = { advertiser: '11', account: '101', mediaPlan: '1001', campaign: id };
    const target = { kind: 'campaign', id, name: 'Frozen itself', path } as const;
    await freeze(system, target, 'eeeeeeee-freeze');
    const asking = await order(mara(), `pause ${id}`, '0 of 2 approvals', 'adops');
    await mara().press(asking, 'Approve');
    await said(mara(), 'adops', 'You asked for this yourself');
    await system.slack.as('jonas').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2 approvals', 'adops');
    expect(await statusOf(system, id)).toBe('play');
    await system.slack.as('ravi').press(asking, 'Approve');
    const done = await turnedInto(mara(), asking, '1 campaign paused', 'adops');
    expect(textOf(done)).toContain('Approved by @jonas and @ravi');
    const [entry] = await system.ledger.about({ kind: 'campaign', id, limit: 1 });
    expect(entry).toMatchObject({ kind: 'pause', approvedBy: ['U0JONAS', 'U0RAVI'] });
    await replyTo(mara(), 'adops', asking, '1 campaign paused');
  });

  it.each([
    ['pause', 'What do you want to pause?'],
    ['pause 99999', 'Nothing fits'],
    ['pause nothing of that name', 'Nothing fits'],
  ])('answers «%s» with what to do', async (command, words) => {
    const before = await writesOf(system, 'campaigns.perform');
    expect((await order(mara(), command, words)).ephemeral).toBe(true);
    expect(await writesOf(system, 'campaigns.perform')).toBe(before);
  });

  it('is refused to those who may not, and nothing is told of the object', async () => {
    const told = await order(system.slack.as('aiko'), 'pause 2001', 'may not');
    expect(told.ephemeral).toBe(true);
    expect(textOf(told)).not.toContain('Rain jackets');
  });
});
