import { z } from 'zod';
import { encodeInput } from './check.ts';
import type { Endpoint } from './endpoint.ts';
import { envelopeOf } from './envelope.ts';
import { ServiceError } from './errors.ts';
import { pathText, type InputProblem } from './input-problem.ts';
import { lostOutcome, readOutcome, type Failed } from './outcome.ts';
import { createRedact } from './redact.ts';
import { buildRequest, type WireRequest } from './request.ts';
import { TransportError } from './transport-error.ts';
import type { Transport } from './transport.ts';

/** What lets a request in. Its values are secrets: they are cut out of all that leaves this file. */
export interface Credentials {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Where lines go: one for each request, its fields never holding a secret. */
export interface Log {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface CallContext {
  transport: Transport;
  authorize: () => Credentials | Promise<Credentials>;
  /** Added to the message when the service does not let us in: `check SOCIAL_KEY`. */
  accessHint?: string | undefined;
  log?: Log | undefined;
}

/** A function that makes one request to the endpoint for each call. */
export function createCall(endpoint: Endpoint, { transport, authorize, ...context }: CallContext) {
  const { operation, repeatable } = endpoint;
  const envelope = envelopeOf(endpoint.envelope, endpoint.response);
  // Compiling pays from the second answer on, and most endpoints are never called.
  let compiled: z.ZodType | undefined;

  return async (input: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> => {
    const checked = encodeInput(endpoint, input);
    if ('problems' in checked) throw invalidInput(operation, checked.problems);
    const credentials = await authorize();
    const redact = (text: string) => createRedact(secretsIn(credentials))(text);
    const request = withCredentials(buildRequest(endpoint, checked.wire), credentials);

    const startedAt = performance.now();
    const answer = await transport.send(request, signal).catch(asTransportError);
    const schema = (compiled ??= z.compile(envelope.wire));
    const outcome =
      answer instanceof TransportError
        ? lostOutcome(answer)
        : readOutcome(answer, { schema, envelope, redact });
    const ms = Math.round(performance.now() - startedAt);

    if ('value' in outcome) {
      context.log?.debug({ operation, status: outcome.status, ms }, 'request finished');
      return outcome.value;
    }
    throw fail(outcome.failed, ms, redact);
  };

  /** The error of a failed request, written to the log. */
  function fail(failed: Failed, ms: number, redact: (text: string) => string): ServiceError {
    const isLost = failed.kind === 'timed-out' || failed.kind === 'unavailable';
    const kind = isLost && !repeatable ? 'unknown-outcome' : failed.kind;
    const hint = kind === 'unauthorized' && context.accessHint ? `; ${context.accessHint}` : '';
    const detail = redact(failed.detail) + hint;
    const error = new ServiceError({ ...failed, operation, kind, detail });
    const { status, reference, message } = error;
    const level = kind === 'unexpected-response' ? 'warn' : 'debug';
    context.log?.[level]({ operation, kind, status, ms, reference, message }, 'request failed');
    return error;
  }
}

function secretsIn({ query = {}, headers = {} }: Credentials): string[] {
  return [...Object.values(query), ...Object.values(headers)];
}

function withCredentials(request: WireRequest, { query, headers = {} }: Credentials) {
  const parts = [request.query, new URLSearchParams(query).toString()];
  return { ...request, query: parts.filter((part) => part !== '').join('&'), headers };
}

function asTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  throw error;
}

function invalidInput(operation: string, problems: InputProblem[]): ServiceError {
  const fieldErrors = problems.map(({ path, message, fix }) => ({
    path: pathText(path),
    message: `${message}; ${fix}`,
  }));
  const detail = fieldErrors.map(({ path, message }) => `${path} ${message}`.trim()).join(' · ');
  return new ServiceError({ kind: 'invalid-input', operation, detail, fieldErrors });
}
