import { workflowInfo } from '@temporalio/workflow';

/** Under what people find this run in Temporal and in the log: the end of its run id, since ids begin with the time. */
export function runReference(): string {
  return workflowInfo().runId.slice(-8).toUpperCase();
}
