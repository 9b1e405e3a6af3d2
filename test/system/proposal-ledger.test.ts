import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followId } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/** How many entries the ledger still refuses. */
let refusals = 0;
let system: System;
beforeAll(async () => {
  system = await startSystem({
    ledgerOf: (ledger) => ({
      ...ledger,
      append: (entry) => {
        if (refusals === 0) return ledger.append(entry);
        refusals -= 1;
        return Promise.reject(new StoreError('The store in the file x failed (SQLITE_BUSY).'));
      },
    }),
  });
});
afterAll(() => system.stop());

const entriesOf = async (id: string) => (await system.ledger.ofRun(id)).map(({ after }) => after);

describe('a change that was written while the ledger was down', () => {
  it('is in the ledger later', async () => {
    refusals = 3;
    const run = await propose(system, 'mara', 'bid', { '4001': '0.50' });
    expect(await run.result()).toEqual({ ended: 'applied' });
    expect(refusals).toBe(0);
    expect(await entriesOf(run.workflowId)).toEqual([{ bid: { minor: 50, currency: 'EUR' } }]);
  });

  it('is in the ledger and followed also where its run is cancelled meanwhile', async () => {
    refusals = 3;
    const run = await propose(system, 'mara', 'bid', { '4002': '0.50' });
    await standsAt(run, 'applied');
    await run.cancel();
    expect(await run.result()).toEqual({ ended: 'applied' });
    expect(refusals).toBe(0);
    expect(await entriesOf(run.workflowId)).toEqual([{ bid: { minor: 50, currency: 'EUR' } }]);
    const followed = system.temporal.workflow.getHandle(followId(run.workflowId));
    expect((await followed.describe()).status.name).toBe('RUNNING');
  });

  it('and whose time is over comes back, which is told before the ledger has it', async () => {
    const until = new Date(Date.now() + 6_000).toISOString();
    const run = await propose(system, 'mara', 'bid', { '4003': '0.50' }, { until });
    await run.result();
    refusals = Infinity;
    await system.slack
      .as('mara')
      .waitFor('nordwind', (message) => textOf(message).includes('€0.50 → €0.45: now €0.45'), {
        timeoutMs: 30_000,
      });
    expect(await entriesOf(followId(run.workflowId))).toEqual([]);
    refusals = 0;
    await expect
      .poll(() => entriesOf(followId(run.workflowId)), { timeout: 40_000 })
      .toEqual([{ bid: { minor: 45, currency: 'EUR' } }]);
  });
});
