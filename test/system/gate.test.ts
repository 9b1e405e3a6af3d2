import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { decideApproval } from '../../src/workflows/index.ts';
import { pressFor, writesOf } from '../support/delivery.ts';
import { replyTo, said } from '../support/launch.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let policy: TestPolicy;
beforeAll(async () => {
  policy = await testPolicy();
  system = await startSystem({ policyFile: policy.file });
});
afterAll(async () => {
  await system.stop();
  await policy.remove();
});

const as = (name: string) => system.slack.as(name);
const mara = () => as('mara');
const newestEntry = async () =>
  (await system.ledger.about({ kind: 'campaign', id: '2003', limit: 1 }))[0];
const bank = 'hanse-direktbank';

/** Mara wants a budget of the bank changed, which two others have to approve. */
async function askAtBank(budget: number): Promise<MessageView> {
  return (await startAtBank(budget)).asking;
}

async function startAtBank(budget: number) {
  const input = { m: '1002', c: '2003', daily_budget: budget };
  const run = await ask(system, mara(), 'campaigns.updateFb', input, bank);
  const preview = await operationPreviewOf(mara(), `→ ${budget}`, bank);
  await mara().press(preview, 'Ask for approval');
  return { run, asking: await turnedInto(mara(), preview, '0 of 2 approvals', bank) };
}

const budgetNow = async () => {
  const { daily_budget } = await system.service.calls.campaigns.get({ m: '1002', c: '2003' });
  return daily_budget;
};

describe('a write by form that needs approval', () => {
  it('is sent once as many people as the rule wants have approved it, and written down', async () => {
    const asking = await askAtBank(210);
    expect(textOf(asking)).toContain('«Changes at the bank» wants 2 approvals');
    await replyTo(as('jonas'), bank, asking, 'please approve or reject');
    await pressFor(mara(), asking, 'Approve', 'You asked for this yourself', bank);
    await as('ravi').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2 approvals: @ravi.', bank);
    expect(await budgetNow()).toBe(200);
    await as('jonas').press(asking, 'Approve');
    await turnedInto(mara(), asking, 'Changed.', bank);
    expect(await budgetNow()).toBe(210);
    await expect.poll(newestEntry, { timeout: 20_000 }).toMatchObject({
      kind: 'operation',
      by: { user: 'U0MARA' },
      approvedBy: ['U0RAVI', 'U0JONAS'],
      before: { daily_budget: '200' },
      after: { daily_budget: '210' },
      policy: { rule: 'rules[3]' },
    });
  });

  it('is sent once, however many approve at the same moment', async () => {
    const asking = await askAtBank(215);
    const before = await writesOf(system, 'campaigns.updateFb');
    await Promise.all([
      as('ravi').press(asking, 'Approve'),
      as('jonas').press(asking, 'Approve'),
      as('jonas').press(asking, 'Approve'),
      as('ravi').press(asking, 'Approve'),
    ]);
    await turnedInto(mara(), asking, 'Changed.', bank);
    expect(await writesOf(system, 'campaigns.updateFb')).toBe(before + 1);
  });

  it('is not sent after it was rejected, or taken back', async () => {
    const before = await writesOf(system, 'campaigns.updateFb');
    const first = await askAtBank(220);
    await as('ravi').press(first, 'Approve');
    await as('jonas').press(first, 'Reject');
    const rejected = textOf(await turnedInto(mara(), first, 'Rejected', bank));
    expect(rejected).toContain('Rejected by @jonas. Nothing was sent.');
    const second = await askAtBank(221);
    await mara().press(second, 'Take back');
    await turnedInto(mara(), second, 'Taken back by @mara', bank);
    expect(await writesOf(system, 'campaigns.updateFb')).toBe(before);
  });

  it('is shown anew where the value moved while it waited, and old approvals do not count', async () => {
    const { run, asking } = await startAtBank(230);
    await as('ravi').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2', bank);
    await system.service.calls.campaigns.updateFb({ m: '1002', c: '2003', daily_budget: 225 });
    await as('jonas').press(asking, 'Approve');
    const again = await turnedInto(mara(), asking, '225 → 230', bank);
    expect(textOf(again)).toContain('This needs approval.');
    await mara().press(again, 'Ask for approval');
    const fresh = await turnedInto(mara(), asking, '0 of 2 approvals', bank);
    const by = { user: as('jonas').id, team: team.id };
    const stale = run.executeUpdate(decideApproval, {
      args: [{ by, version: 2, choice: 'approve' }],
    });
    await expect(stale).rejects.toMatchObject({
      cause: { message: 'This has changed meanwhile: look at it again.' },
    });
    await mara().press(fresh, 'Take back');
    await turnedInto(mara(), asking, 'Taken back', bank);
  });

  it('is refused where the right of who asked went before the write', async () => {
    const asking = await askAtBank(240);
    await as('ravi').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2', bank);
    await policy.write(['groups: [S0TRAFFICKERS]', 'users: [U0TOM]']);
    const before = await writesOf(system, 'campaigns.updateFb');
    await as('jonas').press(asking, 'Approve');
    const refused = textOf(await turnedInto(mara(), asking, 'Refused', bank));
    expect(refused).toContain('You may not');
    expect(await writesOf(system, 'campaigns.updateFb')).toBe(before);
    await policy.write();
  });
});

describe('what the policy lets pass or not', () => {
  it('takes commands about the bank in its channels only', async () => {
    await ask(system, mara(), 'campaigns.get', { m: '1002', c: '2003' });
    const told = await said(mara(), 'nordwind', 'Commands about advertiser 12 are not taken here');
    expect(textOf(told)).toContain('(Policy: channels.12, line');
  });

  it('lets people of a partner read what is listed for them, and nothing else', async () => {
    const greta = as('greta');
    await ask(system, greta, 'mediaPlans.get', { m: '1001' });
    await said(greta, 'nordwind', 'Nordwind Autumn 2026');
    await ask(system, greta, 'campaigns.list', { m: '1001' });
    await said(greta, 'nordwind', 'You may not run operations that read (campaigns.list)');
    await ask(system, greta, 'mediaPlans.get', { m: '1003' });
    await said(
      greta,
      'nordwind',
      'You may not run operations that read (mediaPlans.get) for advertiser 13',
    );
    await greta.command('nordwind', '/adops show 1001');
    await said(greta, 'nordwind', 'Rain jackets DE');
    await greta.command('nordwind', '/adops show 1003');
    await said(greta, 'nordwind', 'for advertiser 13. Ask somebody who may');
    await greta.command('nordwind', '/adops quota');
    await said(greta, 'nordwind', 'You may not run operations that read across all advertisers');
  });

  it('refuses a budget above the cap, whoever asks, and says the rule', async () => {
    await ask(system, as('jonas'), 'campaigns.updateFb', {
      m: '1001',
      c: '2001',
      daily_budget: 20_001,
    });
    const told = textOf(await said(as('jonas'), 'nordwind', 'is above the cap of €20,000.00'));
    expect(told).toContain('(Policy: caps.daily_budget, line');
  });

  it('lets an analyst look, and not write', async () => {
    const aiko = as('aiko');
    await ask(system, aiko, 'campaigns.get', { m: '1001', c: '2001' });
    await said(aiko, 'nordwind', 'Rain jackets DE');
    await ask(system, aiko, 'campaigns.updateFb', { m: '1001', c: '2001', name: 'X' });
    await said(aiko, 'nordwind', 'You may not run operations that write');
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2001', name: 'Hers' });
    const preview = await operationPreviewOf(mara(), 'Hers');
    await pressFor(aiko, preview, 'Send', 'You may not run operations that write');
    await mara().press(preview, 'Cancel');
    await turnedInto(mara(), preview, 'Cancelled');
  });
});

describe('a policy that cannot be read', () => {
  it('refuses writes with what to do, lets colleagues read, tells the engineers once, and comes back', async () => {
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2001', name: 'Waiting' });
    const preview = await operationPreviewOf(mara(), 'Waiting');
    await policy.spoil();
    await pressFor(mara(), preview, 'Send', 'Run npm run check-config and mend it.');
    await ask(system, as('tom'), 'campaigns.updateFb', { m: '1001', c: '2001', name: 'Late' });
    await said(as('tom'), 'nordwind', 'so nothing is written');
    await ask(system, as('tom'), 'campaigns.get', { m: '1001', c: '2001' });
    await said(as('tom'), 'nordwind', 'Rain jackets DE');
    await ask(system, as('greta'), 'mediaPlans.get', { m: '1001' });
    await said(as('greta'), 'nordwind', 'so nothing is written');
    const engineers = await as('ravi').messages('adops');
    const told = engineers.filter((message) => textOf(message).includes('has 1 mistake'));
    expect(told).toHaveLength(1);

    await policy.write();
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'Changed.');
  });
});
