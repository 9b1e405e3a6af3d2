import type { z } from 'zod';
import type { FailureKind } from '../shared/failure-kind.ts';
import { classify } from './classify.ts';
import type { Decode } from './compile-answer.ts';
import type { Envelope } from './envelope.ts';
import type { ServiceErrorDetails } from './errors.ts';
import type { Redact } from './redact.ts';
import { TransportError } from './transport-error.ts';
import type { Answer } from './transport.ts';

/** What became of a request: a value out of its envelope, or why there is none. */
export type Outcome = { value: unknown; status: number } | { failed: Failed };

export type Failed = Omit<ServiceErrorDetails, 'operation'>;

/** What a request that got no usable answer came to. */
export function lostOutcome({ reason, message, isSent }: TransportError): Outcome {
  return { failed: { kind: lostKind(reason, isSent), detail: message } };
}

function lostKind(reason: TransportError['reason'], isSent: boolean): FailureKind {
  if (reason === 'too-large' || reason === 'undecodable') return 'unexpected-response';
  return isSent ? 'timed-out' : 'unreachable';
}

/** Reads an answer: a success by its schema, everything else for what the service says about it. */
export function readOutcome(
  { status, text, retryAfter, contentType }: Answer,
  { decode, envelope, redact }: { decode: Decode; envelope: Envelope; redact: Redact },
): Outcome {
  if (status < 200 || status > 299) {
    // Before anything is cut short, so that no half of a secret is left.
    return { failed: classify({ status, retryAfter, body: redact(text) }, Date.now()) };
  }
  const parsed = parseJson(text);
  if (!parsed) return drifted(status, `${contentType} that is not JSON`);
  const { data, error } = decode(parsed.json);
  if (error) return drifted(status, issueWords(error));
  return { value: envelope.open(data, status), status };
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function drifted(status: number, detail: string): Outcome {
  return { failed: { kind: 'unexpected-response', status, detail } };
}

function issueWords({ issues }: z.ZodError): string {
  const shown = issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return shown.join('; ') + (issues.length > shown.length ? '; …' : '');
}
