import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { runQuietly } from '../scripts/processes/run-quietly.ts';
import { startService } from '../scripts/processes/start-service.ts';
import { startStack, type Stack } from '../scripts/stack.ts';
import { createSocialClient } from '../src/services/social/index.ts';
import { atOnce } from '../src/shared/at-once.ts';
import { createSlackDriver } from '../src/standins/slack/driver.ts';
import { team } from '../src/standins/slack/seed.ts';
import { standinKey } from '../src/standins/social/key.ts';
import { decideProposal } from '../src/workflows/index.ts';
import { openProposals } from './approvals/open-proposals.ts';
import { bareDecision, decideBare } from './peers/bare-update-workflow.ts';
import { row, rowAtLeast, type Row } from './report/row.ts';

const open = 1_000;
const rounds = 3;
const decisionsARound = 100;
const clicks = 60;
/** So many people press at once. */
const side = 8;

/**
 * With a thousand proposals open: how many are decided in a second, beside a bare update of Temporal on the same
 * server by turns; and how long it takes from a press in Slack until the card has no buttons any more.
 */
export async function benchApprovals(report: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  const stack = await startStack({ dataDir });
  const connection = await Connection.connect({ address: stack.temporalAddress });
  const client = new Client({ connection });
  const bareWorker = await startPeer(stack, dataDir);
  try {
    const ads = await makeAds(stack, clicks);
    report(`opening ${open} proposals`);
    const waiting = await openProposals(client, open, {
      of: 'budget',
      targets: ['2002'],
      channel: 'C0ADOPS',
    });
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const some = waiting.splice(0, decisionsARound);
      bare.push(await bareDecisions(client, decisionsARound));
      ours.push(
        await perSecond(some, (run) => {
          const by = { user: 'U0JONAS', team: team.id };
          return run.executeUpdate(decideProposal, {
            args: [{ by, version: 1, choice: 'reject' }],
          });
        }),
      );
      report(`round ${round} of ${rounds}: ${ours.at(-1)?.toFixed(1)} a second`);
      await openProposals(client, decisionsARound, {
        of: 'budget',
        targets: ['2002'],
        channel: 'C0ADOPS',
      });
    }
    report(`${clicks} clicks`);
    const waits = await clickToLocked(client, stack, ads);
    const sorted = waits.toSorted((one, other) => one - other);
    return [
      rowAtLeast(`decisions with ${open} proposals open`, '/s', ours, 10),
      row('bare updates of Temporal', '/s', bare),
      row(
        'bare update to decision',
        '×',
        bare.map((value, at) => value / (ours[at] ?? NaN)),
        20,
      ),
      row('click to locked card, p50', 'ms', waits, 500),
      row('click to locked card, p99', 'ms', [sorted[Math.floor(clicks * 0.99)] ?? NaN], 2_000),
    ];
  } finally {
    await bareWorker.stop();
    await connection.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}

const peer = (name: string) => fileURLToPath(new URL(`./peers/${name}.ts`, import.meta.url));

async function startPeer(stack: Stack, dataDir: string) {
  const bundler = fileURLToPath(
    new URL('../scripts/workflows/bundle-workflows.ts', import.meta.url),
  );
  const bundle = join(dataDir, 'bare-update.js');
  await runQuietly([bundler, bundle, peer('bare-update-workflow')]);
  return startService({
    name: 'bare worker',
    script: peer('bare-update-worker'),
    env: { ...process.env, WORKFLOW_BUNDLE: bundle, TEMPORAL_ADDRESS: stack.temporalAddress },
  });
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

async function perSecond<T>(things: readonly T[], decide: (thing: T) => Promise<unknown>) {
  const from = performance.now();
  await atOnce(side, things, decide);
  return things.length / ((performance.now() - from) / 1000);
}

/** Ads of their own, since what is approved is written. */
async function makeAds({ socialUrl }: Stack, count: number): Promise<string[]> {
  const service = createSocialClient({ baseUrl: socialUrl, key: standinKey });
  const ads = await atOnce(side, Array.from({ length: count }), async (_, index) => {
    const place = { m: '1001', c: '2002', a: '3003' };
    return service.calls.ads.create({ ...place, name: `Bench ${index}`, creative: 1, bid: 0.5 });
  });
  await service.close();
  return ads.map(({ id }) => id);
}

/** Milliseconds from each press on Approve until the card cannot be pressed any more. */
async function clickToLocked(client: Client, stack: Stack, ads: string[]): Promise<number[]> {
  const runs = await openProposals(client, clicks, {
    of: 'bid',
    targets: ads,
    channel: 'C0LICHTSPIEL',
  });
  const jonas = createSlackDriver(stack.slackUrl).as('jonas');
  const waits: number[] = [];
  for (const { workflowId } of runs) {
    const card = await jonas.waitFor('lichtspiel', ({ blocks }) =>
      JSON.stringify(blocks).includes(workflowId),
    );
    const from = performance.now();
    await jonas.press(card, 'Approve');
    await jonas.waitFor(
      'lichtspiel',
      ({ ts, blocks }) => ts === card.ts && !JSON.stringify(blocks).includes(workflowId),
      { timeoutMs: 30_000 },
    );
    waits.push(performance.now() - from);
  }
  return waits;
}
