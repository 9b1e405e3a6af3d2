import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { proposeGoodRows } from '../../src/workflows/index.ts';
import { propose, someone, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
  const { calls } = system.service;
  await calls.ads.remove({ m: '1001', c: '2001', a: '3001', ad_id: '4003' });
});
afterAll(() => system.stop());
afterEach(() => system.social.fault([]));

/** What mara is told, with these words in it. */
function told(words: string): Promise<MessageView> {
  const mara = system.slack.as('mara');
  const isIt = (message: MessageView) => textOf(message).toLowerCase().includes(words);
  return mara.waitFor('nordwind', isIt, { timeoutMs: 20_000 });
}

async function writes(): Promise<string[]> {
  const requests = await system.social.requests();
  return requests.filter(({ method }) => method !== 'GET').map(({ operation }) => operation ?? '');
}

describe('what cannot be proposed', () => {
  it.each([
    ['bid', '9999', '1.00', 'there is no such ad or ad set'],
    ['bid', '25-44', '1.00', 'objects fit'],
    ['bid', '2001', '1.00', 'there is no such ad or ad set'],
    ['budget', '4001', '+10%', 'there is no such campaign'],
    ['bid', '4003', '1.00', 'it is archived or deleted'],
    ['bid', '4002', '0', 'give a value above 0'],
    ['bid', '4002', '-1', 'could mean a value or a change'],
    ['bid', '4002', 'abc', 'write an amount such as 0.75'],
    ['bid', '4002', '1,50', 'write 1.50'],
    ['bid', '4002', '+1000%', 'more than +500%'],
    ['bid', '4002', '0.505', 'EUR has 2 decimals'],
    ['bid', '4002', '0.45', 'it is €0.45 already'],
  ] as const)('%s %s %s', async (of, target, value, words) => {
    const before = (await writes()).length;
    const run = await propose(system, 'mara', of, { [target]: value });
    expect(await run.result()).toEqual({ ended: 'refused' });
    await told(words.toLowerCase());
    expect(await writes()).toHaveLength(before);
  });

  it('an end that is over', async () => {
    const until = '2026-01-01T00:00:00Z';
    const run = await propose(system, 'mara', 'bid', { '4002': '+1%' }, { until });
    expect(await run.result()).toEqual({ ended: 'refused' });
    await told('give a later one');
  });

  it('a service that does not answer', async () => {
    await system.social.fault([
      { operation: 'mediaPlans.get', times: 50, fault: { kind: 'status', status: 500 } },
    ]);
    const run = await propose(system, 'mara', 'bid', { '4002': '+10%' });
    expect(await run.result()).toEqual({ ended: 'failed' });
    await told('scripted');
  });
});

describe('rows of which some are bad', () => {
  const rows = { '4002': '0.50', '9999': '0.50', '4004': 'abc', '4005': '0.50' };

  it('are not proposed until the person goes on with the good ones', async () => {
    const run = await propose(system, 'mara', 'bid', rows);
    const list = textOf(await told('2 of 4 rows cannot be proposed'));
    expect(list).toContain('«9999»');
    expect(list).toContain('«4004»');
    expect(await writes()).not.toContain('ads.perform');
    const by = someone('tom');
    expect(await run.executeUpdate(proposeGoodRows, { args: [{ by }] })).toMatchObject({
      accepted: false,
    });
    const mine = { by: someone('mara') };
    expect(await run.executeUpdate(proposeGoodRows, { args: [mine] })).toEqual({ accepted: true });
    const { changes } = await standsAt(run, 'applied');
    expect(changes.map(({ target }) => target.id).toSorted()).toEqual(['4002', '4005']);
  });

  it('the same object twice is one of them', async () => {
    const run = await propose(system, 'mara', 'bid', {
      '4007': '0.50',
      'Runners 18-34 Light on the trail': '0.55',
    });
    await told('of row 1 again');
    await run.executeUpdate(proposeGoodRows, { args: [{ by: someone('mara') }] });
    expect((await standsAt(run, 'applied')).changes).toHaveLength(1);
  });
});
