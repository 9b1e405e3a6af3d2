import { ActivityFailure, ApplicationFailure, ChildWorkflowFailure } from '@temporalio/workflow';
import type { FailureKind } from '../shared/failure-kind.ts';
import type { LaunchFailure } from '../shared/launch.ts';

/** What went wrong, in the words of the activity that failed. */
export interface Failure {
  kind: LaunchFailure['kind'];
  message: string;
}

/**
 * The failure at the bottom of what an activity or a child threw. Where Temporal gave up before an
 * attempt ended (a deadline passed), the service did not answer: `unavailable`.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ActivityFailure || error instanceof ChildWorkflowFailure) {
    return failureOf(error.cause);
  }
  if (error instanceof ApplicationFailure) {
    return isKind(error.type)
      ? { kind: error.type, message: error.message }
      : { kind: 'unexpected-response', message: error.message };
  }
  return { kind: 'unavailable', message: error instanceof Error ? error.message : String(error) };
}

const kinds: Record<LaunchFailure['kind'], true> = {
  'invalid-input': true,
  rejected: true,
  unauthorized: true,
  'not-found': true,
  conflict: true,
  'rate-limited': true,
  unreachable: true,
  unavailable: true,
  'timed-out': true,
  'unknown-outcome': true,
  'unexpected-response': true,
  ambiguous: true,
  'plan-file': true,
} satisfies Record<FailureKind | 'ambiguous' | 'plan-file', true>;

function isKind(type: string | undefined | null): type is LaunchFailure['kind'] {
  return type !== undefined && type !== null && type in kinds;
}
