import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { atOnce } from '../../src/shared/at-once.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { decide, propose, standsAt, type ProposalRun } from '../support/proposal.ts';

const proposals = 1_000;
/** People ask for so many at once at most. */
const batch = 50;
const patience = { timeoutMs: 300_000 };

let dataDir: string;
let stack: Stack;
let temporal: Client;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-thousand-'));
  stack = await startStack({ dataDir });
  temporal = new Client({
    connection: await Connection.connect({ address: stack.temporalAddress }),
  });
});
afterAll(async () => {
  await temporal.connection.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function waiting(): Promise<number> {
  const { count } = await temporal.workflow.count(
    "AdjutantKind = 'proposal' AND AdjutantState = 'waiting' AND ExecutionStatus = 'Running'",
  );
  return count;
}

describe('a thousand proposals that wait', () => {
  it('are all there after the server was restarted, and can be decided', async () => {
    const runs: ProposalRun[] = [];
    while (runs.length < proposals) {
      const some = Array.from({ length: batch }, () =>
        propose({ temporal }, 'mara', 'budget', { '2002': '+50%' }),
      );
      runs.push(...(await Promise.all(some)));
      await expect.poll(waiting, { timeout: 300_000, interval: 500 }).toBe(runs.length);
    }

    await stack.kill('temporal', 'SIGKILL');
    await stack.restart('temporal');
    await expect
      .poll(() => waiting().catch(() => 0), { timeout: 120_000, interval: 1_000 })
      .toBe(proposals);

    const [approved, ...others] = runs;
    const rejected = others.filter((_, index) => index % 20 === 0);
    if (approved === undefined) throw new Error('There is no proposal.');
    await atOnce(5, rejected, async (run) => {
      expect(await decide(run, 'ravi', 'reject')).toEqual({ accepted: true });
      await standsAt(run, 'rejected', patience);
    });
    expect(await decide(approved, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(approved, 'applied', patience);
    await expect
      .poll(waiting, { timeout: 60_000, interval: 1_000 })
      .toBe(proposals - rejected.length - 1);

    const service = createSocialClient({ baseUrl: stack.socialUrl, key: standinKey });
    const campaign = await service.calls.campaigns.get({ m: '1001', c: '2002' });
    await service.close();
    expect(campaign.daily_budget).toBe(120);
  }, 2_400_000);
});
