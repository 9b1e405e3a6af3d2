import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Target } from '../../src/shared/target.ts';
import { decide, propose, someone, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const campaign = (id: string, name: string): Target => ({
  kind: 'campaign',
  id,
  name,
  path: { advertiser: '11', account: '101', mediaPlan: '1001', campaign: id },
});

async function freeze(target: Target, kind: 'freeze' | 'unfreeze' = 'freeze'): Promise<void> {
  await system.ledger.append({
    id: randomUUID(),
    kind,
    target,
    by: someone('jonas'),
    approvedBy: [],
    reason: 'the client looks at it',
    before: {},
    after: {},
    run: { workflowId: 'test', runId: 'test' },
  });
}

const budgetOf = async (c: string) =>
  (await system.service.calls.campaigns.get({ m: '1001', c })).daily_budget;

describe('a freeze', () => {
  it('that starts while a change waits stops it', async () => {
    const jackets = campaign('2001', 'Rain jackets DE');
    const run = await propose(system, 'mara', 'budget', { '2001': '+50%' });
    await standsAt(run, 'waiting');
    await freeze(jackets);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    const { note } = await standsAt(run, 'frozen');
    expect(note).toContain('Rain jackets DE is frozen');
    expect(await budgetOf('2001')).toBe(120);
    expect(await run.result()).toEqual({ ended: 'frozen' });
    await freeze(jackets, 'unfreeze');
  });

  it('that is there already lets it pass with the approvals its override wants', async () => {
    const shoes = campaign('2002', 'Trail shoes DE');
    await freeze(shoes);
    const run = await propose(system, 'mara', 'budget', { '2002': '+5%' });
    const { approvals } = await standsAt(run, 'waiting');
    expect(approvals?.needed).toMatchObject([{ count: 2, rule: { path: 'freezes.override' } }]);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    expect(await decide(run, 'ravi', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
    expect(await budgetOf('2002')).toBe(84);
    await freeze(shoes, 'unfreeze');
  });
});
