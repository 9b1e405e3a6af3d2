import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import Database from 'better-sqlite3';
import type { Stack } from '../../scripts/stack.ts';

/** What is in use at a moment. */
export interface Look {
  /** Turns done by then. */
  turns: number;
  botResidentMb: number;
  botHeapMb: number;
  botHandles: number;
  workerResidentMb: number;
  workerHeapMb: number;
  workerHandles: number;
  /** Kilobytes of our store. */
  storeKb: number;
  openWorkflows: number;
  /** Events of each history that ended since the last look, on average. */
  historyEvents: number;
}

/** The last heap that each process said. */
export type Heaps = Map<string, number>;

export interface Around {
  /** Of the last look. */
  since: Date;
  stack: Stack;
  client: Client;
  dataDir: string;
  heaps: Heaps;
}

/** Looks at bot, worker, store and Temporal while nothing is asked of them. Linux only: it reads `/proc`. */
export async function look(
  turns: number,
  { since, stack, client, dataDir, heaps }: Around,
): Promise<Look> {
  await endFollowing(client);
  const { bot = 0, worker = 0 } = stack.processes();
  heaps.clear();
  for (const pid of [bot, worker]) process.kill(pid, 'SIGUSR2');
  while (!(heaps.has('bot') && heaps.has('worker'))) await pause(50);
  const closed = await historyLengths(client, `CloseTime >= '${since.toISOString()}'`);
  return {
    turns,
    botResidentMb: residentMb(bot),
    botHeapMb: heaps.get('bot') ?? Number.NaN,
    botHandles: handles(bot),
    workerResidentMb: residentMb(worker),
    workerHeapMb: heaps.get('worker') ?? Number.NaN,
    workerHandles: handles(worker),
    storeKb: storeKb(dataDir),
    openWorkflows: (await client.workflow.count("ExecutionStatus='Running'")).count,
    historyEvents: closed.reduce((sum, events) => sum + events, 0) / closed.length,
  };
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const handles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** What is still in the log beside it counts as well. */
function storeKb(dataDir: string): number {
  const database = new Database(join(dataDir, 'store.sqlite'), { readonly: true });
  const pages = Number(database.pragma('page_count', { simple: true }));
  const bytes = pages * Number(database.pragma('page_size', { simple: true }));
  database.close();
  return bytes / 1_024;
}

async function historyLengths(client: Client, query: string): Promise<number[]> {
  const lengths: number[] = [];
  for await (const { historyLength } of client.workflow.list({ query }))
    lengths.push(historyLength);
  return lengths;
}

/** Each approved change is followed for days, which do not go by here: those who follow are ended. */
async function endFollowing(client: Client): Promise<void> {
  const query = "WorkflowType='followChange' AND ExecutionStatus='Running'";
  while ((await client.workflow.count(query)).count > 0) {
    for await (const { workflowId } of client.workflow.list({ query })) {
      // What the list shows may have ended already.
      await client.workflow
        .getHandle(workflowId)
        .terminate()
        .catch(() => {});
    }
    await pause(500);
  }
}
