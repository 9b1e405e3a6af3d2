import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Target } from '../../src/shared/target.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { freeze, newCampaign, order, statusOf, unfreeze } from '../support/delivery.ts';
import { replyTo } from '../support/launch.ts';
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
const lostAfter = { kind: 'reset', when: 'after' } as const;
const lostBefore = { kind: 'reset', when: 'before' } as const;
const down = { kind: 'status', status: 503 } as const;
const refused = { kind: 'status', status: 400, body: { message: 'Not now' } } as const;
const entriesOf = (id: string) => system.ledger.about({ kind: 'campaign', id, limit: 10 });

describe('pausing over a bad line', () => {
  it.each([
    ['is lost after it', lostAfter],
    ['is lost before it', lostBefore],
    ['is a 503', down],
    ['cannot be read', { kind: 'garbage' }],
  ] as const)('changes once and writes one entry where the answer %s', async (how, fault) => {
    const id = await newCampaign(system, `Line: ${how}`);
    await system.social.fault([{ operation: 'campaigns.perform', fault }]);
    await order(mara(), `pause ${id}`, '1 campaign paused');
    expect(await statusOf(system, id)).toBe('pause');
    expect(await entriesOf(id)).toMatchObject([{ kind: 'pause' }]);
    await order(mara(), `resume ${id}`, '1 campaign resumed');
    expect(await statusOf(system, id)).toBe('play');
  });

  it('goes on after a service that was down for a while, and says since when', async () => {
    const id = await newCampaign(system, 'Patient');
    await system.social.fault([{ operation: 'campaigns.perform', times: 30, fault: down }]);
    const message = await order(mara(), `pause ${id}`, 'Pausing: 0 of 1 campaign so far');
    await turnedInto(mara(), message, 'has not answered since');
    await system.social.fault([]);
    await turnedInto(mara(), message, '1 campaign paused');
    expect(await entriesOf(id)).toHaveLength(1);
  }, 120_000);

  it('is stopped by a press while the service is down, and counts what is known', async () => {
    const id = await newCampaign(system, 'Stopped');
    await system.social.fault([{ operation: 'campaigns.perform', times: 100, fault: down }]);
    const message = await order(mara(), `pause ${id}`, 'Pausing: 0 of 1 campaign so far');
    await mara().press(message, 'Stop');
    const ended = await turnedInto(mara(), message, 'Stopped by @mara');
    expect(textOf(ended)).toContain('Whether it was changed is not known');
    await system.social.fault([]);
    await tom().press(ended, 'Try again');
    await turnedInto(mara(), message, '1 campaign paused');
    expect(await statusOf(system, id)).toBe('pause');
    expect(await entriesOf(id)).toHaveLength(1);
  }, 120_000);

  it('finds on the next try what a stopped write had done, and writes it down', async () => {
    const id = await newCampaign(system, 'Found later');
    await system.social.fault([
      { operation: 'campaigns.perform', fault: lostAfter },
      { operation: 'campaigns.list', skip: 2, times: 100, fault: down },
    ]);
    const message = await order(mara(), `pause ${id}`, 'Pausing: 0 of 1 campaign so far');
    await mara().press(message, 'Stop');
    const ended = await turnedInto(mara(), message, 'Whether it was changed is not known');
    expect(await entriesOf(id)).toEqual([]);
    await system.social.fault([]);
    await mara().press(ended, 'Try again');
    await turnedInto(mara(), message, '1 campaign paused');
    expect(await entriesOf(id)).toMatchObject([{ kind: 'pause', message: { ts: message.ts } }]);
    await order(mara(), `resume ${id}`, '1 campaign resumed');
  }, 120_000);

  it('goes on where one of several is refused, names it, and tries it again', async () => {
    const ids = await several('Third fails', 4);
    await system.social.fault([{ operation: 'campaigns.perform', skip: 2, fault: refused }]);
    const message = await order(mara(), `pause ${ids.mediaPlan}`, '3 campaigns paused');
    expect(textOf(message)).toContain('1 failed:');
    expect(await ids.playing()).toHaveLength(1);
    const [left] = await ids.playing();
    expect(textOf(message)).toContain(`(${left?.id})`);
    await replyTo(mara(), 'nordwind', message, '1 failed:');
    await mara().press(message, 'Try again');
    await turnedInto(mara(), message, '4 campaigns paused');
    expect(await ids.playing()).toHaveLength(0);
    const entries = await system.ledger.about({
      kind: 'media plan',
      id: ids.mediaPlan,
      below: true,
      limit: 10,
    });
    expect(entries).toHaveLength(4);
  });

  it('is told when the service cannot be read at all, and nothing is changed', async () => {
    const id = await newCampaign(system, 'Unread');
    await system.social.fault([
      { operation: 'advertisers.list', times: 10, fault: { kind: 'status', status: 401 } },
    ]);
    const told = await order(mara(), `pause campaign ${id}`, 'Nothing was paused.', 'nordwind');
    expect(told.ephemeral).toBe(true);
    expect(await statusOf(system, id)).toBe('play');
  });
});

describe('a freeze that comes while it waits', () => {
  it('stops it before anything is changed', async () => {
    const ids = await several('Frozen meanwhile', 11);
    const asking = await order(mara(), `pause ${ids.mediaPlan}`, 'Nothing is changed until');
    await freeze(system, ids.target, 'cccccccc-freeze');
    await tom().press(asking, 'Pause 11 campaigns');
    const ended = await turnedInto(mara(), asking, 'It could not go on');
    expect(textOf(ended)).toContain('Frozen meanwhile is frozen: the client is on holiday');
    expect(await ids.playing()).toHaveLength(11);
    await unfreeze(system, ids.target, 'cccccccc-unfreeze');
    await mara().press(ended, 'Try again');
    await turnedInto(mara(), asking, '11 campaigns paused');
    expect(await ids.playing()).toHaveLength(0);
  });

  it('of one of them leaves that one alone', async () => {
    const ids = await several('One of them', 11);
    const asking = await order(mara(), `pause ${ids.mediaPlan}`, 'Nothing is changed until');
    const [one] = await ids.playing();
    const { path } = ids.target;
    const id = one?.id ?? '';
    await freeze(
      system,
      { kind: 'campaign', id, name: 'The one', path: { ...path, campaign: id } },
      'dddddddd-freeze',
    );
    await tom().press(asking, 'Pause 11 campaigns');
    const ended = textOf(await turnedInto(mara(), asking, '10 campaigns paused'));
    expect(ended).toContain('1 frozen: ');
    expect(await ids.playing()).toMatchObject([{ id }]);
  });
});

/** A media plan of Nordwind with playing campaigns. */
async function several(name: string, count: number) {
  const { calls } = system.service;
  const parties = { advertiser_id: '11', account_id: '101' };
  const { id: m } = await calls.mediaPlans.create({ source: 'fb', name, ...parties });
  for (let index = 1; index <= count; index += 1) {
    await calls.campaigns.createFb({
      m,
      name: `${name} ${index}`,
      status: 'play',
      objective: 'reach',
      budget_type: 'daily',
      daily_budget: 10,
      start_date: 1_930_000_000,
      useReachAndFrequency: false,
    });
  }
  const target: Target = {
    kind: 'media plan',
    id: m,
    name,
    path: { advertiser: '11', account: '101', mediaPlan: m },
  };
  return {
    mediaPlan: m,
    target,
    playing: async () =>
      (await calls.campaigns.list({ m, limit: 300 })).data.filter(
        ({ status }) => status === 'play',
      ),
  };
}
