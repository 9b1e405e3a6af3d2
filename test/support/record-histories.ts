import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { History, writeHistory } from '../../scripts/histories/history.ts';

/** Writes what a system did to the folder that RECORD_HISTORIES names; nothing without one. */
export async function recordHistories({ workflow }: Client): Promise<void> {
  const folder = process.env['RECORD_HISTORIES'];
  if (!folder) return;
  for await (const { workflowId, runId } of workflow.list()) {
    const history = await workflow.getHandle(workflowId, runId).fetchHistory();
    writeHistory(folder, randomUUID(), History.parse(JSON.parse(historyToJSON(history))));
  }
}
