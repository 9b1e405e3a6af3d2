import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../src/shared/operation.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(() => system.social.fault([]));

const mara = () => system.slack.as('mara');
const lostAfter = { kind: 'reset', when: 'after' } as const;
const lostBefore = { kind: 'reset', when: 'before' } as const;
const failing = { kind: 'status', status: 500 } as const;
const patience = { timeout: 20_000 };
const garbage = { kind: 'garbage' } as const;

describe('a write over a bad line', () => {
  it.each([
    ['is lost after it', lostAfter],
    ['is lost before it', lostBefore],
    ['is a 500', failing],
    ['cannot be read', garbage],
  ])('makes an object once where the answer %s', async (how, fault) => {
    const name = `Made once, ${how}`;
    await system.social.fault([{ operation: 'advertisers.create', fault }]);
    const preview = await send('advertisers.create', { name, currency: 'EUR' }, name);
    const done = textOf(await turnedInto(mara(), preview, 'Made.'));
    const made = await advertisers(name);
    expect(made).toHaveLength(1);
    expect(done).toContain(`id ${made[0]?.id}`);
    expect(done).toContain('Read back from the service.');
  });

  it('tells apart what it made from what had the same name before', async () => {
    const input = { m: '1001', name: 'Twins', ...campaign };
    const { calls } = system.service;
    const twin = await calls.campaigns.createFb({ ...input, objective: 'reach' });
    await system.social.fault([{ operation: 'campaigns.createFb', fault: lostAfter }]);
    const preview = await send('campaigns.createFb', { ...input, objective: 'reach' }, 'Twins');
    expect(textOf(preview)).toContain(`1 object like it is there already (id ${twin.id})`);
    const done = textOf(await turnedInto(mara(), preview, 'Made.'));
    const { data } = await calls.campaigns.list({ m: '1001' });
    const both = data.filter((found) => found.name === 'Twins');
    expect(both).toHaveLength(2);
    expect(done).toContain(`id ${both.find(({ id }) => id !== twin.id)?.id}`);
  });

  it('stops and asks a person where two new objects could be it', async () => {
    const input = { m: '1001', name: 'Ambiguous', ...campaign, objective: 'reach' } as const;
    await ask(system, mara(), 'campaigns.createFb', input);
    const preview = await operationPreviewOf(mara(), 'Ambiguous');
    // Somebody else makes the same after the last look: between the write that is lost and the look for it.
    await system.social.fault([
      { operation: 'campaigns.createFb', fault: lostAfter },
      { operation: 'campaigns.list', skip: 1, times: 3, fault: failing },
    ]);
    const before = await lost('campaigns.createFb');
    await mara().press(preview, 'Send');
    await expect.poll(() => lost('campaigns.createFb'), patience).toBe(before + 1);
    await system.service.calls.campaigns.createFb(input);
    const failed = textOf(await turnedInto(mara(), preview, 'did not work'));
    expect(failed).toContain('several new ones that could be it');
    expect(failed).toContain('It is not known whether something was written');
    const { data } = await system.service.calls.campaigns.list({ m: '1001' });
    expect(data.filter(({ name }) => name === 'Ambiguous')).toHaveLength(2);
  });

  it.each([
    ['is lost after it', lostAfter],
    ['is lost before it', lostBefore],
    ['cannot be read', garbage],
  ])('changes an object once where the answer %s', async (how, fault) => {
    const name = `Changed, ${how}`;
    await system.social.fault([{ operation: 'campaigns.updateFb', fault }]);
    const preview = await send('campaigns.updateFb', { m: '1001', c: '2001', name }, name);
    await turnedInto(mara(), preview, 'Changed.');
    expect((await system.service.calls.campaigns.get({ m: '1001', c: '2001' })).name).toBe(name);
  });

  it('finds an object again whose IO number it changed', async () => {
    await system.social.fault([{ operation: 'mediaPlans.update', fault: lostAfter }]);
    const change = { m: 'NW-2026-009', io_number: 'NW-2026-011' };
    const preview = await send('mediaPlans.update', change, 'NW-2026-011');
    const done = textOf(await turnedInto(mara(), preview, 'Changed.'));
    expect(done).toContain('Read back from the service.');
  });

  it('leaves alone what somebody else changed meanwhile', async () => {
    const change = { m: '1001', c: '2001', daily_budget: 140 };
    await ask(system, mara(), 'campaigns.updateFb', change);
    const preview = await operationPreviewOf(mara(), '→ 140');
    await system.social.fault([
      { operation: 'campaigns.updateFb', fault: lostBefore },
      // The last look and what the policy wants to know come before the write.
      { operation: 'campaigns.get', skip: 2, times: 3, fault: failing },
    ]);
    const before = await lost('campaigns.updateFb');
    await mara().press(preview, 'Send');
    await expect.poll(() => lost('campaigns.updateFb'), patience).toBe(before + 1);
    await system.service.calls.campaigns.updateFb({ ...change, daily_budget: 111 });
    const failed = textOf(await turnedInto(mara(), preview, 'did not work'));
    expect(failed).toContain('somebody has changed the same object meanwhile (daily_budget)');
    const { daily_budget } = await system.service.calls.campaigns.get({ m: '1001', c: '2001' });
    expect(daily_budget).toBe(111);
  });

  it.each([
    ['is lost after it', lostAfter],
    ['is lost before it', lostBefore],
    ['cannot be read', garbage],
  ])('removes an object, and is content where it is gone: the answer %s', async (how, fault) => {
    const name = `Removed, ${how}`;
    const { id } = await system.service.calls.advertisers.create({ name, currency: 'EUR' });
    await system.social.fault([{ operation: 'advertisers.remove', fault }]);
    const preview = await send('advertisers.remove', { advertiser_id: id }, name);
    await turnedInto(mara(), preview, 'Removed.');
    expect(await advertisers(name)).toEqual([]);
  });

  it('says so where what it wrote cannot be read back', async () => {
    const change = { m: '1001', c: '2002', name: 'Unread' };
    await ask(system, mara(), 'campaigns.updateFb', change);
    const preview = await operationPreviewOf(mara(), 'Unread');
    await system.social.fault([
      { operation: 'campaigns.get', skip: 1, times: 10, fault: { kind: 'status', status: 404 } },
    ]);
    await mara().press(preview, 'Send');
    const done = textOf(await turnedInto(mara(), preview, 'Changed.'));
    expect(done).toContain('does not show it');
  });

  it('keeps the buttons where the service does not answer to the last look', async () => {
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2002', name: 'Later' });
    const preview = await operationPreviewOf(mara(), 'Later');
    await system.social.fault([{ operation: 'campaigns.get', times: 3, fault: failing }]);
    await mara().press(preview, 'Send');
    const told = await mara().waitFor(
      'nordwind',
      (message) => message.ts > preview.ts && textOf(message).includes('did not work'),
      { timeoutMs: 20_000 },
    );
    expect(textOf(told)).toContain('Nothing was written.');
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'Changed.');
  });
});

const campaign = {
  status: 'pause',
  budget_type: 'daily',
  daily_budget: 10,
  start_date: 1_930_000_000,
  useReachAndFrequency: false,
} as const;

/** Asks for a write and presses Send. */
async function send(
  operation: string,
  input: Record<string, Json>,
  words: string,
): Promise<MessageView> {
  await ask(system, mara(), operation, input);
  const preview = await operationPreviewOf(mara(), words);
  await mara().press(preview, 'Send');
  return preview;
}

async function advertisers(name: string) {
  const { data } = await system.service.calls.advertisers.list({ limit: 300 });
  return data.filter((advertiser) => advertiser.name === name);
}

/** How many requests of an operation were cut off so far. */
async function lost(operation: string): Promise<number> {
  const requests = await system.social.requests();
  return requests.filter((one) => one.operation === operation && one.status === 0).length;
}
