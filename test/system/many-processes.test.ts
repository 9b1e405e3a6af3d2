import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ending } from '../../src/ending.ts';
import { taskQueues } from '../../src/shared/ids.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { migrations } from '../../src/store/migrations.ts';
import { performOperation } from '../../src/workflows/index.ts';
import { items } from '../../src/services/pages.ts';
import type { Service } from '../../scripts/processes/start-service.ts';
import { startFleet, type Fleet } from '../support/fleet.ts';
import { givePlan, previewOf, replyTo } from '../support/launch.ts';
import { widePlan } from '../support/plans.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { propose, type ProposalRun } from '../support/proposal.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';

const io = 'MANY-1';
const changes = 50;

let postgres: Postgres;
let database: Client;
let fleet: Fleet;
let workers: Service[];
beforeAll(async () => {
  postgres = await startPostgres();
  database = new Client(postgres.url('postgres'));
  await database.connect();
  fleet = await startFleet(postgres.url('postgres'));
});
afterAll(async () => {
  await fleet.stop();
  await database.end();
  await postgres.stop();
});

describe('two bots and four workers that start at once on an empty database', () => {
  it('are all ready, on one schema', async () => {
    const bots = [fleet.bot(), fleet.bot()];
    workers = await Promise.all([
      fleet.worker(),
      fleet.worker({ args: ['--queues', 'adjutant'] }),
      fleet.worker({ args: ['--queues', 'social,search'] }),
      fleet.worker({ args: ['--queues', 'slack,adjutant'] }),
    ]);
    await Promise.all(bots);
    const { rows } = await database.query('select version from adjutant_schema');
    expect(rows).toEqual([{ version: migrations.length }]);
  });

  it('launch a media plan once', async () => {
    const mara = fleet.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: widePlan('Many hands', io, changes) });
    const preview = await previewOf(mara, 'nordwind', io);
    await mara.press(preview, 'Launch');
    await replyTo(mara, 'nordwind', preview, 'Complete.');
    const tree = await serviceTree(fleet.service, io);
    expect(tree).toHaveLength(changes + 2);
    expect(doubles(tree)).toEqual([]);
    const { rows } = await database.query("select kind from ledger where kind = 'launch'");
    expect(rows).toHaveLength(1);
  });

  it('count each request to the search service, and no other', async () => {
    const before = [await counted(), (await fleet.search.requests()).length] as const;
    await Promise.all(Array.from({ length: 20 }, (_, index) => readCustomers(`many-${index}`)));
    const requests = await fleet.search.requests();
    const reads = requests.filter(({ operation }) => operation === 'search.customers.list');
    expect(reads).toHaveLength(20);
    expect((await counted()) - before[0]).toBe(requests.length - before[1]);
  });
});

describe('a worker that is asked to end in the midst of 50 changes', () => {
  it('ends in order within the stated time, and another one goes on: nothing twice, nothing lost', async () => {
    for (const worker of workers) worker.kill('SIGTERM');
    await Promise.all(workers.map((worker) => worker.ended));
    await fleet.worker({ args: ['--queues', 'adjutant,slack,search'] });
    const worker = await fleet.worker({ args: ['--queues', 'social'] });
    const ids = (await adsOf(io)).map(({ id }) => id);
    const writesBefore = await writesAnswered();
    const slow = { kind: 'delay', ms: 4_000 } as const;
    await fleet.social.fault([{ operation: 'ads.perform', times: changes, fault: slow }]);
    const runs = await Promise.all(
      ids.map((id) => propose(fleet, 'mara', 'bid', { [id]: '0.85' }, { channel: 'C0ADOPS' })),
    );
    const begun = async () => (await writing(runs)) + (await writesAnswered()) - writesBefore;
    await expect.poll(begun, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(changes);

    const askedAt = performance.now();
    worker.kill('SIGTERM');
    expect(await worker.ended).toEqual({ status: 0, signal: null });
    expect(performance.now() - askedAt).toBeLessThan(ending.limitMs);
    await fleet.worker({ args: ['--queues', 'social'] });
    const results = await Promise.all(runs.map((run) => run.result()));
    expect(results).toEqual(ids.map(() => ({ ended: 'applied' })));
    expect((await adsOf(io)).map(({ bid }) => bid)).toEqual(ids.map(() => 0.85));
    expect((await writesAnswered()) - writesBefore).toBe(changes);
    const { rows } = await database.query("select target_id from ledger where kind = 'bid'");
    expect(rows.map(({ target_id: id }) => String(id)).toSorted()).toEqual(ids.toSorted());
  }, 240_000);
});

/** How many of them have a write under way. */
async function writing(runs: readonly ProposalRun[]): Promise<number> {
  const described = await Promise.all(runs.map((run) => run.describe()));
  return described.filter(({ raw }) =>
    raw.pendingActivities?.some(
      ({ activityType, lastStartedTime }) =>
        activityType?.name === 'applyChange' && lastStartedTime,
    ),
  ).length;
}

async function counted(): Promise<number> {
  const { rows } = await database.query('select at from search_quota_request');
  return rows.length;
}

async function adsOf(m: string) {
  const { calls } = fleet.service;
  const ads: { id: string; bid: unknown }[] = [];
  for await (const { id: c } of items(calls.campaigns.list, { m })) {
    for await (const { id: a } of items(calls.adSets.list, { m, c })) {
      for await (const { id, bid } of items(calls.ads.list, { m, c, a })) ads.push({ id, bid });
    }
  }
  return ads;
}

async function writesAnswered(): Promise<number> {
  const requests = await fleet.social.requests();
  return requests.filter(({ operation }) => operation === 'ads.perform').length;
}

async function readCustomers(submission: string): Promise<void> {
  const operation = 'search.customers.list';
  await fleet.temporal.workflow.execute(performOperation, {
    workflowId: `do:${submission}`,
    taskQueue: taskQueues.adjutant,
    args: [
      {
        operation,
        input: {},
        by: { user: 'U0MARA', team: team.id },
        channel: 'C0ADOPS',
        submission,
      },
    ],
  });
}
