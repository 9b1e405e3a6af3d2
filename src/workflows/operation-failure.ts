import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';
import type { OperationFailure } from '../shared/operation.ts';
import { failureOf } from './failures.ts';
import { runReference } from './run-reference.ts';

/** What people are told of a failure; `written` where the activity that failed does not say. */
export function operationFailure(
  error: unknown,
  written: OperationFailure['written'],
): OperationFailure {
  const facts = factsOf(error);
  return {
    ...failureOf(error),
    written: isWritten(facts.written) ? facts.written : written,
    ...(typeof facts.retryAt === 'string' && { retryAt: facts.retryAt }),
    reference: runReference(),
  };
}

/** What the activity said besides the message. */
function factsOf(error: unknown): { written?: unknown; retryAt?: unknown } {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  const facts: unknown = cause instanceof ApplicationFailure ? cause.details?.[0] : undefined;
  return typeof facts === 'object' && facts !== null ? facts : {};
}

function isWritten(fact: unknown): fact is OperationFailure['written'] {
  return fact === 'no' || fact === 'unknown' || fact === 'not-asked';
}
