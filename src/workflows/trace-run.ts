import { defaultPayloadConverter } from '@temporalio/common';
import {
  ContinueAsNew,
  isCancellation,
  proxySinks,
  workflowInfo,
  type Headers,
  type Sinks,
  type WorkflowInterceptors,
} from '@temporalio/workflow';
import {
  formatTraceParent,
  parseTraceParent,
  spanOfRun,
  traceHeader,
  type SpanRef,
} from '../shared/trace-parent.ts';
import type { RunOver } from '../shared/trace-sinks.ts';

/** Where a run tells of its span; the worker takes it. */
export interface TraceSinks extends Sinks {
  trace: { over: (run: RunOver) => void };
}

const { trace } = proxySinks<TraceSinks>();

/**
 * Where whoever started a run is traced, hands the trace on to all that the run has done: in headers, so that its
 * commands stay what they were. Does nothing for any other run.
 */
export const interceptors = (): WorkflowInterceptors => {
  let own: SpanRef | undefined;
  const pass = <Input extends { headers: Headers }>(input: Input): Input => {
    if (own === undefined) return input;
    const header = defaultPayloadConverter.toPayload(formatTraceParent(own));
    return { ...input, headers: { ...input.headers, [traceHeader]: header } };
  };
  return {
    inbound: [
      {
        execute: async (input, next) => {
          const header = input.headers[traceHeader];
          const parent = header && parseTraceParent(defaultPayloadConverter.fromPayload(header));
          if (!parent) return next(input);
          const { runId, startTime } = workflowInfo();
          own = { traceId: parent.traceId, spanId: spanOfRun(runId) };
          const ref = own;
          const over = (failed: boolean) =>
            trace.over({
              ref,
              parent,
              startedAt: startTime.getTime(),
              endedAt: Date.now(),
              failed,
            });
          try {
            const result = await next(input);
            over(false);
            return result;
          } catch (error) {
            over(!(error instanceof ContinueAsNew || isCancellation(error)));
            throw error;
          }
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(pass(input)),
        scheduleLocalActivity: (input, next) => next(pass(input)),
        startChildWorkflowExecution: (input, next) => next(pass(input)),
        continueAsNew: (input, next) => next(pass(input)),
        getLogAttributes: (input, next) => ({
          ...next(input),
          ...(own && { traceId: own.traceId }),
        }),
      },
    ],
  };
};
