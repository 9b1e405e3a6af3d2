import type { InjectedSinks } from '@temporalio/worker';
import type { TraceSinks } from '../workflows/trace-run.ts';
import type { Tracing } from './tracing.ts';

/** Takes what runs tell of their spans. */
export function traceSinks(tracing: Tracing): InjectedSinks<TraceSinks> {
  return {
    trace: {
      over: {
        callDuringReplay: false,
        fn: ({ workflowType, workflowId, runId }, run) =>
          tracing.ended({
            ...run,
            name: `workflow ${workflowType}`,
            attributes: { 'temporal.workflow_id': workflowId, 'temporal.run_id': runId },
          }),
      },
    },
  };
}
