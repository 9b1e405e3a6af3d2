import { randomBytes } from 'node:crypto';
import type { FailureKind } from '../shared/failure-kind.ts';
import type { FieldError } from './read-error-body.ts';

export interface ServiceErrorDetails {
  kind: FailureKind;
  /** `campaigns.createFb`. */
  operation: string;
  /** What went wrong, without secrets. */
  detail: string;
  status?: number | undefined;
  /** How long the service asks us to stay away. */
  retryAfterMs?: number | undefined;
  fieldErrors?: readonly FieldError[];
}

/**
 * The one error a call to a service ends with, save that an abort by the caller is passed on as it is. Holds no
 * secret, and for that reason no cause: what matters of it is in the message, which reads
 * `campaigns.createFb rejected (400): budget below minimum [ref 8F2C1A]`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: FailureKind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly fieldErrors: readonly FieldError[];
  /** Six characters that are in the message and in the log. */
  readonly reference: string;

  constructor(details: ServiceErrorDetails) {
    const { kind, operation, detail, status, retryAfterMs, fieldErrors = [] } = details;
    const reference = randomBytes(3).toString('hex').toUpperCase();
    const outcome = status === undefined ? outcomes[kind] : `${outcomes[kind]} (${status})`;
    super(`${operation} ${outcome}: ${detail} [ref ${reference}]`);
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.fieldErrors = fieldErrors;
    this.reference = reference;
  }
}

/** Goes after the operation. */
const outcomes: Record<FailureKind, string> = {
  'invalid-input': 'not sent',
  rejected: 'rejected',
  unauthorized: 'not allowed',
  'not-found': 'not found',
  conflict: 'in conflict',
  'rate-limited': 'rate-limited',
  unreachable: 'not sent',
  unavailable: 'unavailable',
  'timed-out': 'timed out',
  'unknown-outcome': 'may or may not have happened',
  'unexpected-response': 'answered unexpectedly',
};
