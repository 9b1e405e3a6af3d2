import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { formatTraceParent, traceHeader } from '../shared/trace-parent.ts';
import { spanNow } from './context.ts';
import type { Tracing } from './tracing.ts';

/** A span for each call of Temporal, which what is started or told there belongs to. */
export function traceClient(tracing: Tracing): WorkflowClientInterceptor {
  const span = <T>(name: string, run: () => Promise<T>) =>
    tracing.span({ name: `temporal ${name}`, kind: 'client' }, run);
  return {
    startWithDetails: (input, next) =>
      span(`start ${input.workflowType}`, () =>
        next({ ...input, headers: withTrace(input.headers) }),
      ),
    signalWithStart: (input, next) =>
      span(`start ${input.workflowType}`, () =>
        next({ ...input, headers: withTrace(input.headers) }),
      ),
    startUpdateWithStart: (input, next) =>
      span(`start ${input.workflowType}`, () =>
        next({ ...input, workflowStartHeaders: withTrace(input.workflowStartHeaders) }),
      ),
    signal: (input, next) => span(`signal ${input.signalName}`, () => next(input)),
    startUpdate: (input, next) => span(`update ${input.updateName}`, () => next(input)),
    query: (input, next) => span(`query ${input.queryType}`, () => next(input)),
  };
}

function withTrace(headers: Headers): Headers {
  const span = spanNow();
  if (span === undefined) return headers;
  return {
    ...headers,
    [traceHeader]: defaultPayloadConverter.toPayload(formatTraceParent(span)),
  };
}
