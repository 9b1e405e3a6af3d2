import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flightsInLedger } from '../../src/shared/launch-flights.ts';
import type { LedgerRecord } from '../../src/shared/ledger.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { smallPlan } from '../support/plans.ts';
import { startSystem, type System } from '../support/system.ts';

/** How many entries the ledger still refuses. */
const down = { refusals: 0, refused: 0 };
let system: System;
beforeAll(async () => {
  system = await startSystem({
    ledgerOf: (ledger) => ({
      ...ledger,
      append: (entry) => {
        if (down.refused === down.refusals) return ledger.append(entry);
        down.refused += 1;
        return Promise.reject(new StoreError('The store in the file x failed (SQLITE_BUSY).'));
      },
    }),
  });
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');

/** Launches a plan in a channel, and waits until all about it is over. */
async function launch(name: string, io: string): Promise<LedgerRecord[]> {
  await givePlan(mara(), 'adops', { text: smallPlan(name, io) });
  const preview = await previewOf(mara(), 'adops', io);
  await mara().press(preview, 'Launch');
  await replyTo(mara(), 'adops', preview, 'Complete.');
  for await (const { workflowId } of system.temporal.workflow.list({
    query: `AdjutantTarget = '${io}'`,
  })) {
    await system.temporal.workflow.getHandle(workflowId).result();
    return system.ledger.ofRun(workflowId);
  }
  throw new Error('no such launch');
}

describe('the ledger', () => {
  it('has one entry of a launch, with counts and ids, which `/adops why` tells', async () => {
    const [entry, ...others] = await launch('Alpine tents', 'LED-1');
    expect(others).toEqual([]);
    const mediaPlan = await system.service.calls.mediaPlans.get({ m: 'LED-1' });
    const campaigns = await system.service.calls.campaigns.list({ m: mediaPlan.id });
    expect(entry).toMatchObject({
      kind: 'launch',
      target: { kind: 'media plan', id: mediaPlan.id, name: 'Alpine tents', ioNumber: 'LED-1' },
      by: { user: mara().id },
      before: { campaigns: 0, ad_sets: 0, ads: 0 },
      after: { campaigns: 2, ad_sets: 2, ads: 4, outcome: 'complete' },
    });
    expect(entry).not.toHaveProperty('confirmedBy');
    // In the order of the plan, whichever was made first.
    const byPlan = ['Women', 'Men'].map((name) => campaigns.data.find((one) => one.name === name));
    expect(entry?.after['campaign_ids']).toEqual(byPlan.map((one) => one?.id));
    const flight = {
      from: '2031-02-01',
      to: '2031-02-28',
      planned: { minor: 140_000, currency: 'EUR' },
    };
    expect(entry && Object.fromEntries(flightsInLedger(entry))).toEqual(
      Object.fromEntries(byPlan.map((one) => [one?.id, flight])),
    );
    await mara().command('lichtspiel', '/adops why LED-1');
    const told = textOf(await said(mara(), 'lichtspiel', 'Launched'));
    expect(told).toContain('campaigns 0 → 2, ad sets 0 → 2, ads 0 → 4, and 3 more');
    expect(told).toContain(`Entry ${entry?.shortId}`);
  });

  it('has each write that was confirmed, with what was so before and after, and who did it', async () => {
    const run = await ask(system, mara(), 'campaigns.updateFb', {
      m: '1001',
      c: '2002',
      name: 'Trail shoes AT',
    });
    const preview = await operationPreviewOf(mara(), 'Trail shoes DE (id 2002)');
    await system.slack.as('tom').press(preview, 'Send');
    await turnedInto(mara(), preview, 'Changed.');
    await run.result();
    const [entry, ...others] = await system.ledger.ofRun(run.workflowId);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'operation',
      operation: 'campaigns.updateFb',
      target: { kind: 'campaign', id: '2002' },
      by: { user: mara().id },
      confirmedBy: system.slack.as('tom').id,
      before: { name: 'Trail shoes DE' },
      after: { name: 'Trail shoes AT' },
      message: { ts: preview.ts },
    });
  });

  it('has nothing of a write that changed nothing', async () => {
    const input = { m: '1001', c: '2001', action: 'play' };
    const same = await ask(system, mara(), 'campaigns.perform', input);
    const preview = await operationPreviewOf(mara(), 'Rain jackets DE');
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'It was so already');
    await same.result();
    expect(await system.ledger.ofRun(same.workflowId)).toEqual([]);
  });

  it('gets the entry later when it is down, and nobody waits for it to see the result', async () => {
    down.refusals = 3;
    const entries = await launch('Alpine stoves', 'LED-2');
    expect(down.refused).toBe(3);
    expect(entries.map(({ kind }) => kind)).toEqual(['launch']);
  });

  it('says of a write whose outcome nobody knows that nothing is known of it', async () => {
    const rejected = { kind: 'status', status: 400, body: { error: 'no' } } as const;
    await system.social.fault([
      { operation: 'campaigns.updateFb', fault: { kind: 'reset', when: 'before' } },
      { operation: 'campaigns.updateFb', fault: rejected, times: 2 },
    ]);
    const lost = await rename('Rain coats');
    expect(lost).toMatchObject([
      { kind: 'operation', before: { name: 'Rain jackets DE' }, after: { name: null } },
    ]);
    expect(await rename('Rain capes')).toEqual([]);
  });
});

/** Asks to rename a campaign, which does not work. */
async function rename(name: string): Promise<LedgerRecord[]> {
  const run = await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2001', name });
  const preview = await operationPreviewOf(mara(), name);
  await mara().press(preview, 'Send');
  await turnedInto(mara(), preview, 'did not work');
  await run.result();
  return system.ledger.ofRun(run.workflowId);
}
