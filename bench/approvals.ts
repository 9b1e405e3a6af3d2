import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { startStack, type Stack } from '../scripts/stack.ts';
import { atOnce } from '../src/shared/at-once.ts';
import { team } from '../src/standins/slack/seed.ts';
import { decideProposal } from '../src/workflows/index.ts';
import { clickToLocked } from './approvals/click-to-locked.ts';
import { findCards } from './approvals/find-cards.ts';
import { openProposals } from './approvals/open-proposals.ts';
import { bareDecision, decideBare } from './peers/bare-update-workflow.ts';
import { row, rowAtLeast, type Row } from './report/row.ts';
import { makeAds } from './support/make-ads.ts';
import { startBareWorker } from './support/start-bare-worker.ts';

const open = 1_000;
const rounds = 5;
const decisionsARound = 100;
const clicks = 200;
/** So many people press at once. */
const side = 8;

/** Budgets of one campaign: they are rejected, so that nothing is written and all stay as they were proposed. */
const budgets = { of: 'budget', targets: ['2002'], channel: 'C0ADOPS' } as const;

/**
 * With a thousand proposals open: how many are decided in a second, beside a bare update of Temporal on the same
 * server by turns; and how long it takes from a press in Slack until the card has no buttons any more.
 */
export async function benchApprovals(report: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  const stack = await startStack({ dataDir });
  try {
    const connection = await Connection.connect({ address: stack.temporalAddress });
    const client = new Client({ connection });
    const bareWorker = await startBareWorker('bare-update', {
      temporalAddress: stack.temporalAddress,
      dataDir,
    });
    try {
      return await measure(client, stack, report);
    } finally {
      await bareWorker.stop();
      await connection.close();
    }
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function measure(
  client: Client,
  stack: Stack,
  report: (line: string) => void,
): Promise<Row[]> {
  report(`opening ${open} proposals`);
  const lot = async (count: number) => {
    const runs = await openProposals(client, count, budgets);
    const ids = runs.map(({ workflowId }) => workflowId);
    // Their cards are posted before anything is measured.
    await findCards(stack.slackUrl, { user: 'U0JONAS', channel: budgets.channel, ids });
    return runs;
  };
  const waiting = await lot(open);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    bare.push(await bareDecisions(client, decisionsARound));
    const some = waiting.splice(0, decisionsARound);
    ours.push(
      await perSecond(some, async (run) => {
        const by = { user: 'U0JONAS', team: team.id };
        const reject = { by, version: 1, choice: 'reject' } as const;
        const answer = await run.executeUpdate(decideProposal, { args: [reject] });
        if (!answer.accepted) throw new Error(`A decision was not taken: ${answer.reason}`);
      }),
    );
    report(`round ${round} of ${rounds}: ${ours.at(-1)?.toFixed(1)} a second`);
    // The cards are edited and the runs end before others are measured, and a thousand are open again.
    await atOnce(side, some, (run) => run.result());
    waiting.push(...(await lot(decisionsARound)));
  }
  report(`${clicks} clicks`);
  const waits = await clickToLocked(client, stack.slackUrl, await makeAds(stack.socialUrl, clicks));
  const sorted = waits.toSorted((one, other) => one - other);
  const p99 = sorted[Math.ceil(clicks * 0.99) - 1] ?? NaN;
  return [
    rowAtLeast(`decisions taken, ${open.toLocaleString('en')} proposals open`, '/s', ours, 10),
    row('… bare updates of Temporal', '/s', bare),
    row(
      'bare update to decision',
      '×',
      bare.map((value, at) => value / (ours[at] ?? NaN)),
      20,
    ),
    row('click to locked card, p50', 'ms', waits, 500),
    row('… p99', 'ms', [p99], 2_000),
  ];
}

async function bareDecisions(client: Client, count: number): Promise<number> {
  const runs = await atOnce(side, Array.from({ length: count }), () =>
    client.workflow.start(bareDecision, {
      workflowId: `bare:${randomUUID()}`,
      taskQueue: 'bare-update',
      args: [],
    }),
  );
  return perSecond(runs, (run) => run.executeUpdate(decideBare, { args: ['U0JONAS'] }));
}

async function perSecond<T>(
  things: readonly T[],
  decide: (thing: T) => Promise<unknown>,
): Promise<number> {
  const from = performance.now();
  await atOnce(side, things, decide);
  return things.length / ((performance.now() - from) / 1000);
}
