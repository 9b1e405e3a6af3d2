import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { pressFor } from '../support/delivery.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import { smallPlan } from '../support/plans.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { startSystem, type System } from '../support/system.ts';

/** More than three objects need an account lead or somebody on duty. */
const lowLimit = ['entities: 6000', 'entities: 3'] as const;
const twoApprovals = [
  /entities: 6000\n {4}ask:\n {6}approvals: 1/,
  'entities: 3\n    ask:\n      approvals: 2',
] as const;

let system: System;
let policy: TestPolicy;
beforeAll(async () => {
  policy = await testPolicy([...lowLimit]);
  system = await startSystem({ policyFile: policy.file });
});
afterAll(async () => {
  await system.stop();
  await policy.remove();
});

const as = (name: string) => system.slack.as(name);
const mara = () => as('mara');
const newestEntry = async () => (await system.ledger.latest({ limit: 1 }))[0];

/** Asks for the approval of a plan that makes nine objects. */
async function askToLaunch(io: string): Promise<MessageView> {
  await givePlan(mara(), 'nordwind', { text: plan(io) });
  const preview = await previewOf(mara(), 'nordwind', io);
  await mara().press(preview, 'Ask for approval');
  return turnedInto(mara(), preview, 'asks for approval to launch');
}

const made = async (io: string) => {
  const all = await system.service.calls.mediaPlans.list({ limit: 300 });
  return all.data.filter((one) => one.io_number === io).length;
};

describe('a launch that needs approval', () => {
  it('shows the rule that asks and who may approve, and is made once one of them has', async () => {
    await givePlan(mara(), 'nordwind', { text: plan('GL-1') });
    const preview = await previewOf(mara(), 'nordwind', 'GL-1');
    const text = textOf(preview);
    expect(text).toContain('This needs approval.');
    expect(text).toContain('«Large launches and long lists» wants 1 approval');
    expect(text).toMatch(/9 objects are more than 3\. \(policy: rules\[2\], line \d+\)/);
    expect(text).toContain('1 approval from @ravi and @jonas');

    await mara().press(preview, 'Ask for approval');
    const asking = await turnedInto(mara(), preview, 'asks for approval to launch');
    expect(textOf(asking)).toContain('0 of 1 approval.');
    await replyTo(as('jonas'), 'nordwind', preview, 'please approve or reject');
    expect(await made('GL-1')).toBe(0);

    await as('jonas').press(asking, 'Approve');
    await replyTo(mara(), 'nordwind', preview, 'Complete.');
    expect(await made('GL-1')).toBe(1);
    await expect.poll(newestEntry, { timeout: 20_000 }).toMatchObject({
      kind: 'launch',
      by: { user: 'U0MARA' },
      approvedBy: ['U0JONAS'],
      policy: { rule: 'rules[2]' },
    });
  });

  it('cannot be approved by who asked, by people without the right, or from outside', async () => {
    const asking = await askToLaunch('GL-2');
    await pressFor(mara(), asking, 'Approve', 'You asked for this yourself, so somebody else');
    await pressFor(as('tom'), asking, 'Approve', 'You are not among those who may approve this');
    await pressFor(as('greta'), asking, 'Approve', 'not guests from other teams');
    await pressFor(as('jonas'), asking, 'Take back', 'Only who asked for it can take it back');
    await mara().press(asking, 'Take back');
    const closed = await turnedInto(mara(), asking, 'Taken back');
    expect(textOf(closed)).toContain('Nothing was made.');
    expect(await as('jonas').press(asking, 'Approve')).toMatchObject({ error: 'action_not_found' });
    expect(await made('GL-2')).toBe(0);
  });

  it('is not made after it was rejected', async () => {
    const asking = await askToLaunch('GL-3');
    await pressFor(as('tom'), asking, 'Reject', 'You are not among those who may approve this');
    await as('ravi').press(asking, 'Reject');
    const closed = textOf(await turnedInto(mara(), asking, 'Rejected'));
    expect(closed).toContain('Rejected by @ravi. Nothing was made.');
    expect(await made('GL-3')).toBe(0);
  });

  it('waits for two where the policy wants two, and one cannot be both', async () => {
    await policy.write([...twoApprovals]);
    const asking = await askToLaunch('GL-4');
    await as('ravi').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2 approvals: @ravi.');
    await pressFor(as('ravi'), asking, 'Approve', 'You have approved this already.');
    expect(await made('GL-4')).toBe(0);
    await as('jonas').press(asking, 'Approve');
    await replyTo(mara(), 'nordwind', asking, 'Complete.');
    expect(await made('GL-4')).toBe(1);
    await policy.write([...lowLimit]);
  });

  it('is refused at the write where an approver has lost the right meanwhile', async () => {
    await policy.write([...twoApprovals]);
    const asking = await askToLaunch('GL-5');
    await as('ravi').press(asking, 'Approve');
    await turnedInto(mara(), asking, '1 of 2 approvals: @ravi.');
    await policy.write([...twoApprovals], ['users: [U0RAVI]', 'users: [U0AIKO]']);
    await as('jonas').press(asking, 'Approve');
    const refused = textOf(await turnedInto(mara(), asking, 'Refused:'));
    expect(refused).toContain('An approval does not count any more');
    expect(await made('GL-5')).toBe(0);
    await policy.write([...lowLimit]);
  });

  it('is stopped by a freeze that came while it waited', async () => {
    const asking = await askToLaunch('GL-6');
    await as('ravi').command('adops', '/adops freeze advertiser 11 the client asked');
    await said(as('ravi'), 'adops', 'Frozen by');
    await as('jonas').press(asking, 'Approve');
    const refused = textOf(await turnedInto(mara(), asking, 'Refused:'));
    expect(refused).toContain('Nordwind Outdoor is frozen: the client asked.');
    expect(await made('GL-6')).toBe(0);
    await as('ravi').command('adops', '/adops unfreeze 11');
    await said(as('ravi'), 'adops', 'Not frozen any more');
  });

  it('is refused at the start above a cap, with the rule', async () => {
    await policy.write(['entities: 20000', 'entities: 8']);
    await givePlan(mara(), 'nordwind', { text: plan('GL-7') });
    const refused = await said(mara(), 'nordwind', 'A launch may have 8 objects, this one has 9');
    expect(refused.ephemeral).toBe(true);
    expect(textOf(refused)).toContain('(Policy: caps.entities, line');
    await policy.write([...lowLimit]);
  });

  it('is refused at the start for a bid above the cap', async () => {
    await givePlan(mara(), 'nordwind', { text: plan('GL-8').replace('bid: 0.8', 'bid: 51') });
    await said(mara(), 'nordwind', '€51.00 is above the cap of €50.00 for bids');
  });

  it('of somebody who may not launch is not even read', async () => {
    await givePlan(as('aiko'), 'nordwind', { text: plan('GL-9') });
    const told = await said(as('aiko'), 'nordwind', 'You may not launch');
    expect(told.ephemeral).toBe(true);
  });

  it('is previewed again, and asked for again, where the service moved before the approval', async () => {
    const asking = await askToLaunch('GL-10');
    await system.service.calls.mediaPlans.create({
      source: 'fb',
      name: 'Gate GL-10',
      io_number: 'GL-10',
      advertiser_id: '11',
      account_id: '101',
    });
    await as('jonas').press(asking, 'Approve');
    const again = await turnedInto(mara(), asking, 'The media plan moved since');
    expect(textOf(again)).toContain('This needs approval.');
    await mara().press(again, 'Cancel');
    await turnedInto(mara(), asking, 'Cancelled');
  });
});

const plan = (io: string): string => smallPlan(`Gate ${io}`, io);
