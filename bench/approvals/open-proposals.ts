import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, WorkflowHandle } from '@temporalio/client';
import { proposalId, taskQueues } from '../../src/shared/ids.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { attributes, proposeChange } from '../../src/workflows/index.ts';

export interface Wanted {
  of: 'bid' | 'budget';
  /** What each proposal is about, one after the other. */
  targets: readonly string[];
  channel: string;
}

/** So many are asked for at once. */
const batch = 50;

/** Opens as many proposals, and returns once all of them wait for an approval. */
export async function openProposals(
  client: Client,
  count: number,
  wanted: Wanted,
): Promise<WorkflowHandle<typeof proposeChange>[]> {
  const lot = `bench-${randomUUID().slice(0, 8)}`;
  const handles: WorkflowHandle<typeof proposeChange>[] = [];
  while (handles.length < count) {
    const some = Math.min(batch, count - handles.length);
    handles.push(
      ...(await Promise.all(
        Array.from({ length: some }, (_, index) =>
          open(client, { lot, wanted, index: handles.length + index }),
        ),
      )),
    );
    while ((await waiting(client, lot)) < handles.length) await pause(100);
  }
  return handles;
}

/** Of this lot alone: others are decided meanwhile. */
async function waiting(client: Client, lot: string): Promise<number> {
  const { count } = await client.workflow.count(
    `WorkflowId STARTS_WITH '${proposalId(lot)}' AND AdjutantState = 'waiting'`,
  );
  return count;
}

function open(
  client: Client,
  { lot, wanted, index }: { lot: string; wanted: Wanted; index: number },
): Promise<WorkflowHandle<typeof proposeChange>> {
  const { of, targets, channel } = wanted;
  const submission = `${lot}-${index}`;
  const by = { user: 'U0MARA', team: team.id };
  const target = targets[index % targets.length] ?? '';
  return client.workflow.start(proposeChange, {
    workflowId: proposalId(submission),
    taskQueue: taskQueues.adjutant,
    args: [
      { of, rows: [{ target, value: { kind: 'percent', percent: 50 } }], by, channel, submission },
    ],
    typedSearchAttributes: [
      { key: attributes.kind, value: 'proposal' },
      { key: attributes.requester, value: by.user },
    ],
  });
}
