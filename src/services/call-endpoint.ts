import { z } from 'zod';
import type { FailureKind } from '../shared/failure-kind.ts';
import { encodeInput } from './check.ts';
import { classify } from './classify.ts';
import type { Endpoint } from './endpoint.ts';
import { envelopeOf, type Envelope } from './envelope.ts';
import { ServiceError, type ServiceErrorDetails } from './errors.ts';
import { pathText, type InputProblem } from './input-problem.ts';
import { createRedact, type Redact } from './redact.ts';
import { buildRequest, type WireRequest } from './request.ts';
import { TransportError } from './transport-error.ts';
import type { Answer, Transport } from './transport.ts';

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

type Failed = Omit<ServiceErrorDetails, 'operation'>;
type Outcome = { value: unknown; status: number } | { failed: Failed };

/** A function that makes one request to the endpoint for each call. */
export function createCall(endpoint: Endpoint, context: CallContext) {
  const envelope = envelopeOf(endpoint.envelope, endpoint.response);
  // Compiling pays from the second answer on, and most endpoints are never called.
  let schema: z.ZodType | undefined;
  return async (input: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> => {
    const { operation } = endpoint;
    const checked = encodeInput(endpoint, input);
    if ('problems' in checked) throw invalidInput(operation, checked.problems);
    const credentials = await context.authorize();
    const redact = createRedact(secretsIn(credentials));
    const request = withCredentials(buildRequest(endpoint, checked.wire), credentials);

    const startedAt = performance.now();
    const answer = await context.transport.send(request, signal).catch(asTransportError);
    schema ??= z.compile(envelope.wire);
    const outcome =
      answer instanceof TransportError ? lost(answer) : read(answer, schema, envelope, redact);
    const ms = Math.round(performance.now() - startedAt);

    if ('value' in outcome) {
      context.log?.debug({ operation, status: outcome.status, ms }, 'request finished');
      return outcome.value;
    }
    const error = toServiceError(outcome.failed, endpoint, redact, context.accessHint);
    const { kind, status, reference, message } = error;
    const level = kind === 'unexpected-response' ? 'warn' : 'debug';
    context.log?.[level]({ operation, kind, status, ms, reference, message }, 'request failed');
    throw error;
  };
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

function lost({ reason, message, isSent }: TransportError): Outcome {
  return { failed: { kind: lostKind(reason, isSent), detail: message } };
}

function lostKind(reason: TransportError['reason'], isSent: boolean): FailureKind {
  if (reason === 'too-large' || reason === 'undecodable') return 'unexpected-response';
  return isSent ? 'timed-out' : 'unreachable';
}

function read(answer: Answer, schema: z.ZodType, envelope: Envelope, redact: Redact): Outcome {
  const { status, text, retryAfter, contentType } = answer;
  if (status < 200 || status > 299) {
    // Before anything is cut short, so that no half of a secret is left.
    return { failed: classify({ status, retryAfter, body: redact(text) }, Date.now()) };
  }
  const parsed = parseJson(text);
  if (!parsed) return drifted(status, `${contentType} that is not JSON`);
  const { data, error } = schema.safeParse(parsed.json);
  if (error) return drifted(status, issueWords(error));
  return { value: envelope.open(data, status), status };
}

function drifted(status: number, detail: string): Outcome {
  return { failed: { kind: 'unexpected-response', status, detail } };
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function issueWords({ issues }: z.ZodError): string {
  const shown = issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return shown.join('; ') + (issues.length > shown.length ? '; …' : '');
}

function toServiceError(
  failed: Failed,
  { operation, repeatable }: Endpoint,
  redact: Redact,
  accessHint: string | undefined,
): ServiceError {
  const isLost = failed.kind === 'timed-out' || failed.kind === 'unavailable';
  const kind = isLost && !repeatable ? 'unknown-outcome' : failed.kind;
  const hint = kind === 'unauthorized' && accessHint ? `; ${accessHint}` : '';
  return new ServiceError({ ...failed, operation, kind, detail: redact(failed.detail) + hint });
}

function invalidInput(operation: string, problems: InputProblem[]): ServiceError {
  const fieldErrors = problems.map(({ path, message, fix }) => ({
    path: pathText(path),
    message: `${message}; ${fix}`,
  }));
  const detail = fieldErrors.map(({ path, message }) => `${path} ${message}`.trim()).join(' · ');
  return new ServiceError({ kind: 'invalid-input', operation, detail, fieldErrors });
}
