import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlainAnswer } from './answer.ts';
import { answerControl } from './control-door.ts';
import { createFaultScript, type Fault } from './fault.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import type { LoggedRequest } from './request-log.ts';
import type { Responder } from './responder.ts';
import { sendAnswer } from './send-answer.ts';

export interface ListenerOptions {
  name: string;
  /** Those a fault can be scripted for. */
  operations: readonly string[];
  responder: Responder;
  /** Takes what authorizes a request out of its query; the refusal if that does not let it in. */
  admit: (query: URLSearchParams, request: Arrival) => Refusal | undefined;
  /** What its control door can make happen. */
  actions?: Readonly<Record<string, (given: unknown) => void>>;
  /** How long every answer takes at least. */
  latencyMs: number;
  /** Unix milliseconds. */
  now: () => number;
}

/** What is known of a request before it is let in. */
export interface Arrival {
  /** Empty when the path is not one of the service's. */
  operation: string;
  headers: IncomingHttpHeaders;
}

/** What a stand-in does with each request: its control door, or the service with its scripted faults. */
export function createListener(
  { name, operations, responder, admit, actions = {}, latencyMs, now }: ListenerOptions,
  { base, signal }: { base: string; signal: AbortSignal },
) {
  const faults = createFaultScript();
  const seen: LoggedRequest[] = [];
  const door = { name, operations, faults, requests: () => seen, actions };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', base);
    // A web page from elsewhere that reaches for loopback.
    const isForeign = headers.origin !== undefined;
    if (isForeign || url.pathname.startsWith('/_control/')) {
      const answer = isForeign ? forbidden : await answerControl(door, request, url.pathname);
      await sendAnswer(response, answer, { signal });
      return;
    }
    const body = await readBody(request);
    const matched = responder.match(method, url.pathname);
    const operation = matched?.endpoint.operation ?? '';
    const fault = faults.next(operation);
    const ms = latencyMs + (fault?.kind === 'delay' ? fault.ms : 0);
    if (ms > 0) await wait(ms, undefined, { signal });

    const query = new URLSearchParams(url.search);
    const refusal = admit(query, { operation, headers });
    const contentType = headers['content-type'] ?? '';
    const answer =
      instead(fault, responder, method) ??
      refusing(responder, method, () => {
        if (refusal) throw refusal;
        return responder.respond(matched, { query, contentType, body }, nextOf(url));
      });
    const status = await sendAnswer(response, answer, { fault, signal });
    const path = query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
    seen.push({ operation, method, path, status, at: new Date(now()).toISOString() });
  };
}

const forbidden: PlainAnswer = { status: 403, body: [{ message: 'Not for web pages' }] };

/** What comes instead of the service's answer, whose state then does not change. */
function instead(fault: Fault | undefined, responder: Responder, method: string) {
  if (fault?.kind === 'status') {
    const { status, body } = responder.refuse(new Refusal(fault.status, 'Scripted'), method);
    return { status, body: fault.body ?? body };
  }
  return fault?.kind === 'reset' && fault.when === 'before' ? { status: 0, body: '' } : undefined;
}

function refusing(responder: Responder, method: string, work: () => PlainAnswer): PlainAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return responder.refuse(error, method);
    throw error;
  }
}

/** The same address for another page, with all that was in it. */
function nextOf(url: URL) {
  return (page: number, limit: number): string => {
    const next = new URL(url);
    next.searchParams.set('limit', String(limit));
    next.searchParams.set('page', String(page));
    return next.href;
  };
}
