import type { Endpoint } from '../../services/endpoint.ts';
import { envelopeOf } from '../../services/envelope.ts';

/** What goes out: a status and what becomes JSON. */
export interface PlainAnswer {
  status: number;
  body: unknown;
}

/**
 * Wraps what a handler answered as the declaration says; more than the declared fields does not get out. Rows of a
 * report are on the wire what their handler made of them, so that they do not depend on how a client reads them.
 */
export function sealAnswer(endpoint: Endpoint, handled: unknown): PlainAnswer {
  const envelope = envelopeOf(endpoint.envelope, endpoint.response);
  const sealed = envelope.seal(handled);
  const body = endpoint.envelope === 'results' ? sealed : envelope.wire.parse(sealed);
  return { status: statusOf(endpoint, handled), body };
}

function statusOf({ route, envelope }: Endpoint, handled: unknown): number {
  if (envelope === 'performed' && isAlready(handled)) return 202;
  // A POST that makes something; a token is only handed out.
  return route.method === 'POST' && envelope !== 'result' ? 201 : 200;
}

function isAlready(handled: unknown): boolean {
  return (
    typeof handled === 'object' &&
    handled !== null &&
    'alreadyInState' in handled &&
    handled.alreadyInState === true
  );
}

/** One page of a list; `next` makes the address of the page after it. */
export function cutPage(
  all: readonly unknown[],
  { limit, page }: { limit: number; page: number },
  next: (page: number, limit: number) => string,
) {
  const data = all.slice((page - 1) * limit, page * limit);
  const nb_pages = Math.ceil(all.length / limit);
  const range = { total: all.length, limit, nb_pages, page, results: data.length };
  return { data, range: page < nb_pages ? { ...range, next: next(page + 1, limit) } : range };
}
