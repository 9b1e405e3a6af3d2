import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api';
import { ServiceError } from '../services/errors.ts';
import { LedgerConflict } from '../shared/ledger-conflict.ts';
import { NotInstalledError, TokenRenewalError } from '../slack/installation.ts';
import type { FailureKind } from '../shared/failure-kind.ts';

/**
 * What an activity threw, as Temporal's failure: the one place that says what is tried again. Every
 * activity that writes looks before it repeats, so that an unknown outcome may be tried again too. `facts`
 * are told to the workflow beside what the error says itself.
 */
export function toFailure(error: unknown, facts: object = {}): unknown {
  if (error instanceof ServiceError) return ofService(error, facts);
  if (error instanceof WebAPIRateLimitedError) {
    return failure('rate-limited', 'Slack asks us to slow down', error.retryAfter * 1000);
  }
  if (error instanceof WebAPIPlatformError) {
    return failure('rejected', `Slack refused: ${error.data.error}`);
  }
  if (error instanceof WebAPIHTTPError) {
    return failure('unavailable', `Slack answered with status ${error.statusCode}`);
  }
  if (error instanceof WebAPIRequestError) {
    return failure('unreachable', 'Slack cannot be reached');
  }
  if (error instanceof NotInstalledError) return failure('unauthorized', error.message);
  if (error instanceof TokenRenewalError) return failure('unavailable', error.message);
  if (error instanceof LedgerConflict) return failure('conflict', error.message);
  return error;
}

const isRetried: Record<FailureKind, boolean> = {
  'invalid-input': false,
  rejected: false,
  unauthorized: false,
  'not-found': false,
  conflict: false,
  'rate-limited': true,
  unreachable: true,
  unavailable: true,
  'timed-out': true,
  'unknown-outcome': true,
  'unexpected-response': false,
};

/** The service may need a moment before a list shows what a lost write made. */
const visibilityLagMs = 2_000;

function ofService(error: ServiceError, facts: object) {
  const { kind, message, retryAfterMs, operation, status, reference } = error;
  const wait = retryAfterMs ?? (kind === 'unknown-outcome' ? visibilityLagMs : undefined);
  const retryAt = retryAfterMs && new Date(Date.now() + retryAfterMs).toISOString();
  return failure(kind, message, wait, {
    operation,
    status,
    reference,
    ...(retryAt && { retryAt }),
    ...facts,
  });
}

function failure(type: FailureKind, message: string, waitMs?: number, details?: object) {
  return ApplicationFailure.create({
    type,
    message,
    nonRetryable: !isRetried[type],
    ...(waitMs !== undefined && { nextRetryDelay: waitMs }),
    ...(details && { details: [details] }),
    // What people mend in their plan is no fault of the system: keep it out of the error log.
    ...(type === 'rejected' && { category: ApplicationFailureCategory.BENIGN }),
  });
}
