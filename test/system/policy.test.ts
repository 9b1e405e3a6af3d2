import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { order } from '../support/delivery.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const as = (name: string) => system.slack.as(name);

const told = async (name: string, command: string, words: string, channel = 'nordwind') => {
  const message = await order(as(name), command, words, channel);
  expect(message.ephemeral).toBe(true);
  return textOf(message);
};

describe('/adops policy', () => {
  it('says what I may do, what needs whose approval, and what never happens', async () => {
    const text = await told('mara', 'policy', 'What the policy lets you do');
    expect(text).toContain('You are traffickers.');
    expect(text).toMatch(
      /launch, delivery, bid, budget, read, write, freeze, undo on all advertisers \(line \d+\)/,
    );
    expect(text).toMatch(
      /Bids that move far \(line \d+\): bid on all advertisers, when it rises by more than 20 %, or it falls by more than 50 %\. 1 approval from @jonas and @ravi within 8 hours/,
    );
    expect(text).toContain('more than €500.00 or £450.00 or ¥80,000 are at risk');
    expect(text).toContain('Changes at the bank');
    expect(text).toContain('always. 2 approvals from');
    expect(text).toContain('bids above €50.00 or £45.00 or ¥8,000');
    expect(text).toContain('launches of more than 20000 objects');
    expect(text).toContain('advertiser 12: ');
    expect(text).toMatch(/config\/policy\.yaml, version [0-9a-f]{12}/);
  });

  it('does not name people as approvers of themselves', async () => {
    const text = await told('jonas', 'policy', 'What the policy lets you do');
    expect(text).toContain('1 approval from @ravi within 8 hours');
  });

  it('is short for who may only look, and for partners, and none for strangers to it', async () => {
    const text = await told('aiko', 'policy', 'What the policy lets you do');
    expect(text).toContain('read on all advertisers');
    expect(text).toContain('Nothing of it needs approval.');
    const partner = await told('greta', 'policy', 'What the policy lets you do');
    expect(partner).toContain('You are Nordwind Outdoor.');
    expect(partner).toContain(
      'read on advertiser 11, of operations only statistics.*, mediaPlans.get',
    );
  });
});

describe('/adops policy test', () => {
  it('says that a small change is allowed, by which right', async () => {
    const text = await told('mara', 'policy test bid 4001 +10%', 'Allowed');
    expect(text).toMatch(/bid of ad «[^»]*» \(4001\) from €[\d.]+ to €[\d.]+/);
    expect(text).toMatch(/\(policy: roles\.traffickers\.may\[0\], line \d+\)/);
    expect(text).toContain('This was only a trial: nothing was done.');
  });

  it('says which rule wants approval, and whose', async () => {
    const text = await told('mara', 'policy test bid 4001 +30%', 'Needs approval');
    expect(text).toMatch(/\+3\d(\.\d+)? % is more than 20 %/);
    expect(text).toMatch(/\(policy: rules\[0\], line \d+\)/);
    expect(text).toContain('1 approval from @ravi and @jonas');
    await told('mara', 'policy test launch 7000 objects', '7000 objects are more than 6000');
    const bank = 'policy test budget 2003 +5%';
    expect(await told('mara', bank, 'Needs approval', 'hanse-direktbank')).toContain('2 approvals');
  });

  it('says what is refused, and by which rule', async () => {
    const budget = await told('mara', 'policy test budget 2001 30000', 'Refused');
    expect(budget).toContain('is above the cap of €20,000.00 for daily budgets');
    expect(budget).toMatch(/\(policy: caps\.daily_budget, line \d+\)/);
    await told('mara', 'policy test launch 30,000 objects', 'A launch may have 20000 objects');
    await told('ravi', 'policy test launch 5 objects', 'You may not launch');
    await told('aiko', 'policy test pause 2001', 'You may not pause or resume');
    await told(
      'mara',
      'policy test budget 2003 +5%',
      'Commands about advertiser 12 are not taken here',
    );
  });

  it('tries pausing, freezing, launches and operations as they are now', async () => {
    expect(await told('mara', 'policy test pause 2001', 'Allowed')).toContain('1 objects');
    await told('mara', 'policy test freeze 1001', 'Allowed');
    await told('ravi', 'policy test unfreeze 2001', 'Allowed');
    const launch = 'policy test launch 40 objects for advertiser 11 at 900 EUR';
    expect(await told('mara', launch, 'Allowed')).toContain('at €900.00 a day');
    await told('mara', 'policy test do campaigns.updateFb m=1001 c=2001 name=X', 'Allowed');
    await told('aiko', 'policy test do campaigns.updateFb m=1001 c=2001 name=X', 'Refused');
    const requests = await system.social.requests();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each([
    ['policy test', 'What is to be tried? Try it like this: '],
    ['policy test dance', 'I cannot try «dance».'],
    ['policy tset bid 4001 1', 'I do not know «policy tset».'],
    ['policy test bid', 'A bid of what?'],
    ['policy test bid 4001', 'The new value is missing.'],
    ['policy test bid 4001 abc', '«abc» is no amount'],
    ['policy test bid 4001 1,50', 'write 1.50'],
    ['policy test bid zzz-nothing 1', 'there is no such ad or ad set'],
    ['policy test pause', 'What is to be paused?'],
    ['policy test launch many', 'I do not understand what is to be launched.'],
    ['policy test launch 5 objects at 9 QQQ', '«QQQ» is no currency.'],
    ['policy test do campaigns.dance', 'There is no operation «campaigns.dance».'],
  ])('%s is answered with what to do', async (command, words) => {
    await told('mara', command, words);
  });

  it('tells nobody else what there is', async () => {
    await told('greta', 'policy test bid 4001 +10%', 'You may not run operations that read');
  });
});
