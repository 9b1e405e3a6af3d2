import type { Context } from '@temporalio/activity';
import { defaultPayloadConverter } from '@temporalio/common';
import type { ActivityInterceptors } from '@temporalio/worker';
import { parseTraceParent, traceHeader, traceOfRun } from '../shared/trace-parent.ts';
import { withFields } from './context.ts';
import type { Tracing } from './tracing.ts';

/**
 * A span for each attempt at an activity, in the trace of its run; and in each line that is logged meanwhile which
 * activity, attempt and run it belongs to.
 */
export function traceActivity(tracing: Tracing) {
  return ({ info }: Context): ActivityInterceptors => {
    const { activityType: activity, attempt, workflowExecution } = info;
    const { workflowId = '', runId = '' } = workflowExecution ?? {};
    let trace: { traceId?: string } = {};
    return {
      inbound: {
        execute: (input, next) => {
          const header = input.headers[traceHeader];
          const parent = (header &&
            parseTraceParent(defaultPayloadConverter.fromPayload(header))) ?? {
            traceId: traceOfRun(runId),
          };
          if (tracing.isOn) trace = { traceId: parent.traceId };
          return withFields({ workflowId, runId, activity, attempt }, () =>
            tracing.span(
              {
                name: `activity ${activity}`,
                kind: 'internal',
                attributes: { 'temporal.workflow_id': workflowId, 'temporal.run_id': runId },
                parent,
              },
              () => next(input),
            ),
          );
        },
      },
      outbound: {
        // The SDK's own lines about an activity say all the rest, and how long it took.
        getLogAttributes: (input, next) => ({ ...next(input), runId, ...trace }),
      },
    };
  };
}
