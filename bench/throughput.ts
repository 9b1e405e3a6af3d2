import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import type { Service } from '../scripts/processes/start-service.ts';
import { startStack } from '../scripts/stack.ts';
import { row, rowAtLeast, type Row } from './report/row.ts';
import { makeAds } from './support/make-ads.ts';
import { stackEnv, startOwnWorker } from './support/stack-workers.ts';
import { startBareWorker } from './support/start-bare-worker.ts';
import { startFullServer } from '../test/support/full-server.ts';
import { approvedChanges, bareChanges } from './throughput/changes.ts';

const rounds = 3;
const changes = 30;
const fleets = [1, 2, 4];

interface Server {
  name: string;
  temporal?: { address: string };
  databaseUrl?: string;
  stop: () => Promise<void>;
}

/**
 * How many approved changes of a bid are carried out in a second, each written, read back, entered and told, beside
 * workflows with as many activities that do nothing on the same server, by turns; with more and more workers.
 */
export async function benchThroughput(report: (line: string) => void): Promise<Row[]> {
  const embedded = { name: 'embedded server', stop: async () => {} };
  const rows = await onServer(embedded, report);
  const { address, databaseUrl, stop } = await startFullServer();
  const full = { name: 'full server', temporal: { address }, databaseUrl, stop };
  return [...rows, ...(await onServer(full, report))];
}

async function onServer(
  { name, temporal, databaseUrl, stop }: Server,
  report: (line: string) => void,
): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const stack = await startStack({ dataDir, env, ...(temporal && { temporal }) });
  const { slackUrl, socialUrl, temporalAddress } = stack;
  const connection = await Connection.connect({ address: temporalAddress });
  const others: Service[] = [];
  try {
    const client = new Client({ connection });
    const forOwn = await stackEnv(stack, { dataDir, databaseUrl });
    const perFleet = rounds + 1;
    const ads = await makeAds(socialUrl, changes * perFleet * fleets.length);
    const rows: Row[] = [];
    for (const [index, workers] of fleets.entries()) {
      // One of ours is the stack's own.
      while (others.length < workers * 2 - 1) {
        const isOwn = others.length % 2 === 1;
        const forBare = { temporalAddress, dataDir };
        others.push(
          await (isOwn ? startOwnWorker(forOwn) : startBareWorker('bare-change', forBare)),
        );
      }
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < perFleet; round += 1) {
        const from = (index * perFleet + round) * changes;
        const own = () => approvedChanges(client, slackUrl, ads.slice(from, from + changes));
        const peer = () => bareChanges(client, changes);
        const [first, second] = round % 2 === 0 ? [own, peer] : [peer, own];
        const [one, other] = [await first(), await second()];
        const [mine, theirs] = first === own ? [one, other] : [other, one];
        report(
          `${name}, ${workers} workers, ${round}: ${mine.toFixed(1)}, ${theirs.toFixed(1)} /s`,
        );
        // What is hot has been compiled after the first.
        if (round === 0) continue;
        ours.push(mine);
        bare.push(theirs);
      }
      rows.push(
        ...rowsOf(`${name}, ${workers} ${workers === 1 ? 'worker' : 'workers'}`, ours, bare),
      );
    }
    return rows;
  } finally {
    for (const other of others) await other.stop();
    await connection.close();
    await stack.stop();
    await stop();
    rmSync(dataDir, { recursive: true });
  }
}

function rowsOf(where: string, ours: readonly number[], bare: readonly number[]): Row[] {
  const ratios = ours.map((value, round) => value / (bare[round] ?? Number.NaN));
  return [
    row(`${where}: approved bid changes`, '/s', ours),
    row('… with activities that do nothing', '/s', bare),
    rowAtLeast('changes to those that do nothing', '×', ratios, 0.7),
  ];
}
