import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import type { Target } from '../../src/shared/target.ts';
import { freeze, newCampaign, order, statusOf, unfreeze, writesOf } from '../support/delivery.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const tom = () => system.slack.as('tom');
const byHand = (id: string, action: 'play' | 'pause') =>
  system.service.calls.campaigns.perform({ m: '1001', c: id, action });

describe('resume', () => {
  it('plays what was paused, once, and writes down what it puts back', async () => {
    const id = await newCampaign(system, 'There and back');
    await order(mara(), `pause ${id}`, '1 campaign paused');
    await order(tom(), `resume ${id} back in stock`, '1 campaign resumed');
    expect(await statusOf(system, id)).toBe('play');
    const [resumed, paused] = await system.ledger.about({ kind: 'campaign', id, limit: 5 });
    expect(resumed).toMatchObject({
      kind: 'resume',
      undoes: paused?.id,
      before: { status: 'pause' },
      after: { status: 'play' },
    });
    expect(paused?.undoneBy).toBe(resumed?.shortId);
    const again = await order(mara(), `resume ${id}`, 'Nothing was resumed');
    expect(textOf(again)).toContain('1 campaign is playing already.');
  });

  it('leaves alone what nobody paused with Adjutant, and says what to do', async () => {
    const before = await writesOf(system, 'campaigns.perform');
    const told = textOf(await order(mara(), 'resume 2002', 'Nothing was resumed'));
    expect(told).toContain('1 not paused through Adjutant: «Trail shoes DE»');
    expect(told).toContain('/adops do campaigns.perform');
    expect(await writesOf(system, 'campaigns.perform')).toBe(before);
    expect(await statusOf(system, '2002')).toBe('pause');
  });

  it('of a media plan leaves paused what somebody paused on its own, and names them', async () => {
    const mediaPlan = await newMediaPlan('Whole and part');
    const [alone, together] = [await mediaPlan.campaign('Alone'), await mediaPlan.campaign('Both')];
    await order(tom(), `pause ${alone} out of stock`, '1 campaign paused');
    const paused = await order(mara(), `pause ${mediaPlan.id}`, 'Whole and part');
    expect(textOf(await turnedInto(mara(), paused, '1 campaign paused'))).toContain('1 so already');
    const resumed = await order(mara(), `resume ${mediaPlan.id}`, '1 campaign resumed');
    expect(textOf(resumed)).toContain('1 paused on their own: «Alone» (@tom: out of stock)');
    expect(await mediaPlan.status(alone)).toBe('pause');
    expect(await mediaPlan.status(together)).toBe('play');
    await order(mara(), `resume ${alone}`, '1 campaign resumed');
    expect(await mediaPlan.status(alone)).toBe('play');
  });

  it('of one campaign plays what was paused with its media plan', async () => {
    const mediaPlan = await newMediaPlan('One of the whole');
    const [one, other] = [await mediaPlan.campaign('One'), await mediaPlan.campaign('Other')];
    await order(mara(), `pause ${mediaPlan.id}`, '2 campaigns paused');
    await order(mara(), `resume ${one}`, '1 campaign resumed');
    expect(await mediaPlan.status(one)).toBe('play');
    expect(await mediaPlan.status(other)).toBe('pause');
    await order(mara(), `resume ${mediaPlan.id}`, '1 campaign resumed');
    expect(await mediaPlan.status(other)).toBe('play');
  });

  it('leaves alone what was played and paused again since, by form or by hand', async () => {
    const id = await newCampaign(system, 'Touched since');
    await order(mara(), `pause ${id}`, '1 campaign paused');
    await order(mara(), `resume ${id}`, '1 campaign resumed');
    await byHand(id, 'pause');
    const told = await order(mara(), `resume ${id}`, 'Nothing was resumed');
    expect(textOf(told)).toContain('1 changed by somebody since: «Touched since» (@mara');
    await byHand(id, 'play');

    await order(mara(), `pause ${id}`, '1 campaign paused');
    await byHand(id, 'play');
    await ask(system, tom(), 'campaigns.perform', { m: '1001', c: id, action: 'pause' });
    const preview = await operationPreviewOf(tom(), `id ${id}`);
    await tom().press(preview, 'Send');
    await turnedInto(tom(), preview, 'Changed.');
    await expect
      .poll(async () => (await system.ledger.about({ kind: 'campaign', id, limit: 1 }))[0]?.kind)
      .toBe('operation');
    const form = await order(mara(), `resume ${id}`, 'Nothing was resumed');
    expect(textOf(form)).toContain('1 changed by somebody since: «Touched since» (@tom');
    expect(await statusOf(system, id)).toBe('pause');
  });

  it('leaves alone what is frozen by itself, and refuses what is frozen as a whole', async () => {
    const mediaPlan = await newMediaPlan('Frozen in part');
    const [cold, warm] = [await mediaPlan.campaign('Cold'), await mediaPlan.campaign('Warm')];
    const target = mediaPlan.target(cold, 'Cold');
    await freeze(system, target, 'aaaaaaaa-freeze-1');
    const done = await order(mara(), `pause ${mediaPlan.id}`, '1 campaign paused');
    expect(textOf(done)).toContain('1 frozen: «Cold» (@jonas: the client is on holiday)');
    expect(await mediaPlan.status(cold)).toBe('play');
    expect(await mediaPlan.status(warm)).toBe('pause');
    const asked = await order(mara(), `pause ${cold}`, 'Cold is frozen');
    expect(textOf(asked)).toContain('0 of 2 approvals');
    expect(await mediaPlan.status(cold)).toBe('play');
    await mara().press(asked, 'Take back');
    await turnedInto(mara(), asked, 'Taken back by @mara');
    await unfreeze(system, target, 'aaaaaaaa-unfreeze-1');
    await order(mara(), `pause ${cold}`, '1 campaign paused');
    expect(await mediaPlan.status(cold)).toBe('pause');
  });

  it('does not touch what is archived or deleted', async () => {
    const { calls } = system.service;
    const where = { m: '1001', c: '2001', a: '3002' };
    await calls.ads.remove({ ...where, ad_id: '4006' });
    const done = await order(mara(), 'pause 3002', '2 ads paused');
    expect(textOf(done)).toContain('1 archived, deleted or not there any more');
    const told = await order(mara(), 'pause 2001/4006', 'Nothing was paused');
    expect(textOf(told)).toContain('archived, deleted or not there any more');
  });
});

/** A media plan of Nordwind of its own. */
async function newMediaPlan(name: string) {
  const { calls } = system.service;
  const parties = { advertiser_id: '11', account_id: '101' };
  const { id } = await calls.mediaPlans.create({ source: 'fb', name, ...parties });
  return {
    id,
    campaign: async (campaign: string) => {
      const made = await calls.campaigns.createFb({
        m: id,
        name: campaign,
        status: 'play',
        objective: 'reach',
        budget_type: 'daily',
        daily_budget: 10,
        start_date: 1_930_000_000,
        useReachAndFrequency: false,
      });
      return made.id;
    },
    status: async (c: string) => (await calls.campaigns.get({ m: id, c })).status,
    target: (c: string, campaign: string): Target => ({
      kind: 'campaign',
      id: c,
      name: campaign,
      path: { advertiser: '11', account: '101', mediaPlan: id, campaign: c },
    }),
  };
}
