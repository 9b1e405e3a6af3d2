import type { FailureKind } from '../shared/failure-kind.ts';
import { readErrorBody, type FieldError } from './read-error-body.ts';

/** What an answer that is not a success means. */
export interface Failure {
  kind: FailureKind;
  detail: string;
  status: number;
  retryAfterMs?: number;
  fieldErrors: FieldError[];
}

/** Reads a failed answer; `now` is for a `Retry-After` that names a date. */
export function classify(
  answer: { status: number; retryAfter?: string | undefined; body: string },
  now: number,
): Failure {
  const { status, retryAfter, body } = answer;
  const { message, fieldErrors } = readErrorBody(body);
  const fields = fieldErrors.map((error) => `${error.path}: ${error.message}`);
  const words = [message, ...fields].filter((word) => word !== undefined);
  const retryAfterMs = waitOf(retryAfter, now);
  return {
    kind: kindOf(status),
    detail: words.join('; ') || 'the service gives no reason',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    fieldErrors,
  };
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return status >= 400 ? 'rejected' : 'unexpected-response';
}

/** `Retry-After` in either of its forms; undefined where it makes no sense. */
function waitOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
