import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const bidOf = async (ad_id: string, a = '3001') =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a, ad_id })).bid;

describe('a change of a bid', () => {
  it('that the policy allows is written at once, read back, told and kept in the ledger', async () => {
    const run = await propose(system, 'mara', 'bid', { '4001': '+10%' });
    const done = await standsAt(run, 'applied');
    expect(await bidOf('4001')).toBe(0.5);
    const [result] = done.results ?? [];
    expect(result).toMatchObject({ outcome: 'changed', now: { minor: 50, currency: 'EUR' } });
    expect(await run.result()).toEqual({ ended: 'applied' });
    const [entry] = await system.ledger.ofRun(run.workflowId);
    expect(entry).toMatchObject({
      kind: 'bid',
      target: { kind: 'ad', id: '4001' },
      by: { user: 'U0MARA' },
      approvedBy: [],
      reason: 'the auction is crowded',
      before: { bid: { minor: 45, currency: 'EUR' } },
      after: { bid: { minor: 50, currency: 'EUR' } },
      run: { workflowId: run.workflowId },
    });
    expect(entry?.message?.channel).toBe('C0NORDWIND');
  });

  it('that needs approval waits, is approved by another, and is what was approved', async () => {
    const run = await propose(system, 'mara', 'bid', { '4002': '0.75' });
    const waiting = await standsAt(run, 'waiting');
    expect(waiting.changes).toMatchObject([
      { field: 'bid', before: { minor: 45 }, after: { minor: 75, currency: 'EUR' } },
    ]);
    expect(waiting.perDay).toEqual({ minor: 12_000, currency: 'EUR' });
    expect(waiting.asked.rule.path).toBe('rules[0]');
    expect(await decide(run, 'mara', 'approve')).toEqual({
      accepted: false,
      reason: 'You asked for this yourself, so somebody else has to approve it.',
    });
    expect(await bidOf('4002')).toBe(0.45);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
    expect(await bidOf('4002')).toBe(0.75);
    await run.result();
    const [entry] = await system.ledger.ofRun(run.workflowId);
    expect(entry).toMatchObject({ approvedBy: ['U0JONAS'], policy: { rule: 'rules[0]' } });
    expect(entry?.evidence?.[0]).toMatch(/Europe\/Berlin \(its ad set «Women 25-44»\)/u);
    const card = await system.slack
      .as('mara')
      .waitFor('nordwind', (message) => message.ts === entry?.message?.ts);
    expect(textOf(card)).toContain('€0.75');
  });
});
