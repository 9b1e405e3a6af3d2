import type { CallEnds } from './call-ends.ts';
import type { FollowCall } from '../shared/follow.ts';
import type { Lane } from '../shared/quota.ts';
import { encodeInput } from './check.ts';
import { compileAnswer, type Decode } from './compile-answer.ts';
import type { Endpoint } from './endpoint.ts';
import { envelopeOf } from './envelope.ts';
import { ServiceError } from './errors.ts';
import { fieldKind } from './field-kind.ts';
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
  authorize: (endpoint: Endpoint, options: CallOptions) => Credentials | Promise<Credentials>;
  /** Secrets that are not among what authorizes, such as the password it was got with. */
  secrets?: readonly string[] | undefined;
  /** Added to the message when the service does not let us in: `check SOCIAL_KEY`. */
  accessHint?: string | undefined;
  /** Asked right before each request is sent: why it may not go out now, if it may not. */
  admit?: ((options: CallOptions) => Promise<Failed | undefined>) | undefined;
  /** How a failure is to be told, and whether one more try, authorized anew, may go better. */
  reconsider?: ((failed: Failed, used: Credentials) => Promise<Reconsidered>) | undefined;
  log?: Log | undefined;
  /** Looks on at every call. */
  follow?: FollowCall | undefined;
}

export interface CallOptions extends CallEnds {
  /** Where the service has a quota: who waits for the answer. A person, unless said otherwise. */
  lane?: Lane | undefined;
  /** The reservation of the quota that pays for it. */
  reservation?: string | undefined;
}

export interface Reconsidered {
  failed: Failed;
  isWorthAnother: boolean;
}

/** What one request came to. */
type Attempt = { value: unknown; status: number } | Reconsidered;

/** A function that makes one request to the endpoint for each call. */
export function createCall(
  endpoint: Endpoint,
  { transport, authorize, admit, reconsider, ...context }: CallContext,
) {
  const { operation, repeatable } = endpoint;
  const envelope = envelopeOf(endpoint.envelope, endpoint.response);
  // Compiling pays from the second answer on, and most endpoints are never called.
  let decode: Decode | undefined;

  return async (input: unknown, options: CallOptions = {}): Promise<unknown> =>
    context.follow
      ? context.follow(operation, () => request(input, options))
      : request(input, options);

  async function request(input: unknown, options: CallOptions): Promise<unknown> {
    const checked = encodeInput(endpoint, input);
    if ('problems' in checked) throw invalidInput(operation, checked.problems);
    const { wire } = checked;
    const startedAt = performance.now();
    const first = await attempt(wire, options);
    const isLast = 'value' in first || !first.isWorthAnother;
    const last = isLast ? first : await attempt(wire, options);
    const ms = Math.round(performance.now() - startedAt);
    if ('failed' in last) throw fail(last.failed, ms);
    context.log?.debug({ operation, status: last.status, ms }, 'request finished');
    return last.value;
  }

  async function attempt(wire: Record<string, unknown>, options: CallOptions): Promise<Attempt> {
    options.signal?.throwIfAborted();
    options.unsent?.throwIfAborted();
    const credentials = await authorize(endpoint, options);
    const refused = admit && (await admit(options));
    if (refused) return { failed: refused, isWorthAnother: false };

    const redact = (text: string) =>
      createRedact([
        ...secretsIn(credentials),
        ...(context.secrets ?? []),
        ...secretFields(endpoint, wire),
      ])(text);
    const wanted = withCredentials(buildRequest(endpoint, wire), credentials);
    const answer = await transport.send(wanted, options).catch(asTransportError);
    decode ??= compileAnswer(envelope.wire);
    const outcome =
      answer instanceof TransportError
        ? lostOutcome(answer)
        : readOutcome(answer, { decode, envelope, redact });
    if ('value' in outcome) return outcome;
    const failed = { ...outcome.failed, detail: redact(outcome.failed.detail) };
    return (await reconsider?.(failed, credentials)) ?? { failed, isWorthAnother: false };
  }

  /** The error of a failed request, written to the log. */
  function fail(failed: Failed, ms: number): ServiceError {
    const isLost = failed.kind === 'timed-out' || failed.kind === 'unavailable';
    const kind = isLost && !repeatable ? 'unknown-outcome' : failed.kind;
    const hint = kind === 'unauthorized' && context.accessHint ? `; ${context.accessHint}` : '';
    const error = new ServiceError({ ...failed, operation, kind, detail: failed.detail + hint });
    const { status, reference, message } = error;
    // People are shown the reference: whoever they tell it to finds it also in a log without details.
    context.log?.warn({ operation, kind, status, ms, reference, message }, 'request failed');
    return error;
  }
}

/** What was given for fields that must not be seen. */
function secretFields({ request }: Endpoint, wire: Record<string, unknown>): string[] {
  return Object.entries(request.shape)
    .filter(([name, schema]) => wire[name] !== undefined && fieldKind(schema).kind === 'secret')
    .map(([name]) => String(wire[name]));
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
