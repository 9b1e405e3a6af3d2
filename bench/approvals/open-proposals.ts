import { randomUUID } from 'node:crypto';
import type { Client, WorkflowHandle } from '@temporalio/client';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Opens as many proposals, all of which wait for an approval in the end. */
export async function openProposals(
  client: Client,
  count: number,
  wanted: Wanted,
): Promise<WorkflowHandle<typeof proposeChange>[]> {
  const before = await waiting(client);
  const handles: WorkflowHandle<typeof proposeChange>[] = [];
  while (handles.length < count) {
    const some = Math.min(batch, count - handles.length);
    handles.push(
      ...(await Promise.all(
        Array.from({ length: some }, (_, index) => open(client, wanted, handles.length + index)),
      )),
    );
    while ((await waiting(client)) < before + handles.length) await pause(100);
  }
  return handles;
}

async function waiting(client: Client): Promise<number> {
  const { count } = await client.workflow.count(
    "AdjutantKind = 'proposal' AND AdjutantState = 'waiting' AND ExecutionStatus = 'Running'",
  );
  return count;
}

function open(client: Client, { of, targets, channel }: Wanted, index: number) {
  const submission = randomUUID();
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
