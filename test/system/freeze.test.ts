import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { order, pressFor, statusOf, writesOf } from '../support/delivery.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { planHead, smallPlan } from '../support/plans.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let policy: TestPolicy;
beforeAll(async () => {
  policy = await testPolicy(['  calendar:\n', calendar()]);
  system = await startSystem({ policyFile: policy.file });
});
afterAll(async () => {
  await system.stop();
  await policy.remove();
});

const as = (name: string) => system.slack.as(name);
const mara = () => as('mara');

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A freeze of advertiser 13 that is on now, and nobody lets anything pass. */
function calendar(): string {
  return `  calendar:
    - name: Stocktaking
      from: ${day(-2)}
      until: ${day(2)}
      zone: Europe/Berlin
      advertisers: ['13']
      reason: the cinemas count
`;
}

describe('a freeze by command', () => {
  it('is told in the channel and written down, and stops writes, until it is ended', async () => {
    const message = await order(mara(), 'freeze 2001 stock is counted', 'Frozen by @mara');
    const text = textOf(message);
    expect(text).toContain('Freeze campaign «Rain jackets DE» (2001)');
    expect(text).toContain('Reason: stock is counted');
    expect(text).toContain('It stays frozen until somebody ends it.');
    const [entry] = await system.ledger.about({ kind: 'campaign', id: '2001', limit: 1 });
    expect(entry).toMatchObject({
      kind: 'freeze',
      by: { user: 'U0MARA' },
      reason: 'stock is counted',
      policy: { rule: 'roles.traffickers.may[0]' },
    });

    // The input names the ad only: that it is in the frozen campaign is looked up.
    const perform = { m: '1001', c: '2001', ad_id: '4001', action: 'pause' };
    await ask(system, mara(), 'ads.perform', perform);
    const preview = await operationPreviewOf(mara(), 'Ready for rain');
    expect(textOf(preview)).toContain('Rain jackets DE is frozen: stock is counted.');
    expect(textOf(preview)).toContain('2 approvals from @ravi and @jonas');
    await mara().press(preview, 'Cancel');
    await turnedInto(mara(), preview, 'Cancelled');

    await order(as('jonas'), 'unfreeze rain jackets de', 'Not frozen any more: ended by @jonas');
    const [ending] = await system.ledger.about({ kind: 'campaign', id: '2001', limit: 1 });
    expect(ending).toMatchObject({ kind: 'unfreeze', undoes: entry?.id });
    expect(await system.ledger.freezesOn({ campaign: '2001' })).toEqual([]);
  });

  it('passes with the approvals of the override, and not with fewer', async () => {
    await order(mara(), 'freeze 3003 until in 3 days audit', 'Frozen by @mara');
    await ask(system, mara(), 'adSets.update', {
      m: '1001',
      c: '2002',
      adset_id: '3003',
      name: 'Frozen',
    });
    const preview = await operationPreviewOf(mara(), 'Runners 18-34');
    await mara().press(preview, 'Ask for approval');
    const asking = await turnedInto(mara(), preview, '0 of 2 approvals');
    await as('jonas').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2');
    expect(await writesOf(system, 'adSets.update')).toBe(0);
    await as('ravi').press(asking, 'Approve');
    await turnedInto(mara(), asking, 'Changed.');
    expect(await writesOf(system, 'adSets.update')).toBe(1);
    await order(mara(), 'unfreeze 3003', 'Not frozen any more');
  });

  it('stops a write that was previewed before it came', async () => {
    await policy.write([
      '  override:\n    approvals: 2\n    from: [account_leads, duty]\n    deadline_hours: 4\n',
      '',
    ]);
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2002', name: 'Too late' });
    const preview = await operationPreviewOf(mara(), 'Too late');
    await order(as('jonas'), 'freeze 2002 because legal asks', 'Frozen by @jonas');
    await pressFor(mara(), preview, 'Send', 'Trail shoes DE is frozen: legal asks.');
    expect(await writesOf(system, 'campaigns.updateFb')).toBe(0);
    await order(as('jonas'), 'unfreeze 2002', 'Not frozen any more');
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'Changed.');
    await policy.write(['  calendar:\n', calendar()]);
  });

  it('of a media plan stops launches into it', async () => {
    await givePlan(mara(), 'nordwind', { text: smallPlan('Frozen plan', 'FZ-1') });
    const preview = await previewOf(mara(), 'nordwind', 'FZ-1');
    await order(as('jonas'), 'freeze advertiser 11 until tomorrow', 'Frozen by @jonas');
    await mara().press(preview, 'Launch');
    const asking = textOf(await turnedInto(mara(), preview, 'asks for approval to launch'));
    expect(asking).toContain('Nordwind Outdoor is frozen until');
    await mara().press(preview, 'Launch');
    await order(as('jonas'), 'unfreeze 11', 'Not frozen any more');
  });

  it('that comes while a launch is under way keeps what has not begun from being made', async () => {
    const campaigns = [1, 2, 3, 4, 5, 6].map(
      (number) => `  - { name: C${number}, ad_sets: [{ name: S, ads: [{ name: A }] }] }`,
    );
    const text = `${planHead('Half frozen', 'FZ-2')}\ncampaigns:\n${campaigns.join('\n')}\n`;
    await system.social.fault([
      { operation: 'ads.create', times: 6, fault: { kind: 'delay', ms: 8_000 } },
    ]);
    await givePlan(mara(), 'adops', { text });
    const preview = await previewOf(mara(), 'adops', 'FZ-2');
    await mara().press(preview, 'Launch');
    await expect
      .poll(() => writesOf(system, 'adSets.create'), { timeout: 30_000 })
      .toBeGreaterThan(0);
    await order(as('jonas'), 'freeze advertiser 11', 'Frozen by @jonas');
    const result = textOf(await replyTo(mara(), 'adops', preview, 'Not complete'));
    expect(result).toContain('Nordwind Outdoor is frozen');
    expect(result).toContain('Launch the plan again when the freeze is over.');
    const { data } = await system.service.calls.mediaPlans.list({ limit: 300 });
    const m = data.find((one) => one.io_number === 'FZ-2')?.id ?? '';
    const made = await system.service.calls.campaigns.list({ m, limit: 300 });
    expect(made.data.length).toBeGreaterThan(0);
    expect(made.data.length).toBeLessThan(6);
    await order(as('jonas'), 'unfreeze 11', 'Not frozen any more');
    await system.social.fault([]);
  });

  it('stops pausing, too', async () => {
    await order(mara(), 'freeze media plan 1001', 'Frozen by @mara');
    await mara().command('nordwind', '/adops pause 2001/4002');
    await said(mara(), 'nordwind', 'Nordwind Autumn 2026 is frozen');
    expect(await statusOf(system, '4002')).toBe('play');
    const held = await order(mara(), 'unfreeze 2001', 'is held by a freeze of what it is in');
    expect(held.ephemeral).toBe(true);
    await order(mara(), 'unfreeze 1001', 'Not frozen any more');
  });

  it('is set once, and for those who may', async () => {
    await order(mara(), 'freeze 3001', 'Frozen by @mara');
    const again = await order(as('tom'), 'freeze 3001 sale', 'is frozen. To give it another end');
    expect(again.ephemeral).toBe(true);
    await order(as('aiko'), 'freeze 3002', 'You may not freeze or unfreeze');
    await order(as('greta'), 'unfreeze 3001', 'You may not freeze or unfreeze');
    await order(mara(), 'unfreeze 3001', 'Not frozen any more');
    await order(mara(), 'unfreeze 3001', 'is not frozen. Nothing was done.');
  });

  it.each([
    [
      'freeze 2001 until yesterday',
      'I do not understand «until yesterday». Write it as Sunday 23:00',
    ],
    [
      'freeze 2001 until 2020-01-01 old',
      'which is over. Name a time that comes. Nothing was frozen.',
    ],
    ['freeze until Sunday 23:00', 'What do you want to freeze? Give its id'],
    ['unfreeze', 'What do you want to unfreeze?'],
    ['freeze zzz-nothing', 'Nothing fits'],
  ])('%s is answered with what to do', async (command, words) => {
    await order(mara(), command, words);
  });

  it('asks which one is meant where several fit', async () => {
    const which = await order(mara(), 'freeze Women', 'objects fit');
    expect(which.ephemeral).toBe(true);
    await pressFor(mara(), which, 'This one', 'Frozen by @mara');
    const [entry] = await system.ledger.freezes();
    expect(entry?.target.name).toContain('Women');
    await order(mara(), `unfreeze ${entry?.target.id}`, 'Not frozen any more');
  });
});

describe('the list of freezes', () => {
  it('has those by command with their end, and those of the calendar', async () => {
    await order(mara(), 'freeze 2001 until in 3 days the client is away', 'It ends by itself at');
    const list = await order(mara(), 'freeze', 'By the calendar of the policy');
    const text = textOf(list);
    expect(list.ephemeral).toBe(true);
    expect(text).toContain('campaign «Rain jackets DE» (2001) by @mara: the client is away');
    expect(text).toContain('Stocktaking on advertiser 13: the cinemas count');
    await order(mara(), 'unfreeze 2001', 'Not frozen any more');
  });

  it('of the calendar stops what it is about, and cannot be ended by command', async () => {
    await ask(
      system,
      mara(),
      'campaigns.updateTw',
      { m: '1003', c: '2004', name: 'X' },
      'lichtspiel',
    );
    const told = textOf(await said(mara(), 'lichtspiel', '«Stocktaking» freezes changes until'));
    expect(told).toContain('the cinemas count. Ask again when the freeze is over.');
    expect(told).toContain('(Policy: freezes.calendar[0], line');
  });
});
