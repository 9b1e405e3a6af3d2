import type { Call, CallOptions } from './client.ts';
import type { Page } from './envelope.ts';
import { ServiceError } from './errors.ts';

/** Every page of a list, the largest the service gives, as one consistent set. See `items`. */
export async function* pages<Where, T>(
  call: Call<Where & Paged, Page<T>>,
  where: Where,
  options: CallOptions = {},
): AsyncGenerator<Page<T>, void, undefined> {
  const read = (page: number) => call({ ...where, limit: largestPage, page }, options);
  for (let reading = 1; reading <= readings; reading += 1) {
    const found = await readAll(read, call.operation);
    if (isOneSet(found)) return yield* found;
  }
  throw new ServiceError({
    kind: 'unavailable',
    operation: call.operation,
    detail: `the list changed while it was read, ${readings} times`,
  });
}

/**
 * Everything in a list. All of it is read before the first one comes: a list that changes while its pages are
 * read would give some twice and others not at all, so that it is read again, a few times at most.
 * @throws ServiceError of kind `unavailable` when it never holds still
 */
export async function* items<Where, T>(
  call: Call<Where & Paged, Page<T>>,
  where: Where,
  options: CallOptions = {},
): AsyncGenerator<T, void, undefined> {
  for await (const { data } of pages(call, where, options)) yield* data;
}

/**
 * Everything in a list of objects with ids that comes without a range, page after page until one is not full. A
 * service that knows no pages there gives the same ones again, which ends it too.
 */
export async function* unrangedItems<Where, T>(
  call: Call<Where & Paged, readonly T[]>,
  where: Where,
  options: CallOptions = {},
): AsyncGenerator<T, void, undefined> {
  const seen = new Set<unknown>();
  for (let page = 1; ; page += 1) {
    const found = await call({ ...where, limit: largestPage, page }, options);
    const fresh = found.filter((item) => !seen.has(idOf(item)));
    yield* fresh;
    for (const item of fresh) seen.add(idOf(item));
    if (found.length < largestPage || fresh.length === 0) return;
  }
}

interface Paged {
  limit?: number | undefined;
  page?: number | undefined;
}

const largestPage = 300;
const readings = 3;
const atOnce = 4;

async function readAll<T>(
  read: (page: number) => Promise<Page<T>>,
  operation: string,
): Promise<Page<T>[]> {
  const first = requireFull(await read(1), operation);
  const found = [first];
  while (found.length < first.range.nb_pages) {
    const width = Math.min(atOnce, first.range.nb_pages - found.length);
    const numbers = Array.from({ length: width }, (_, index) => found.length + index + 1);
    const next = numbers.map(async (page) => requireFull(await read(page), operation));
    found.push(...(await Promise.all(next)));
  }
  return found;
}

/** A page must hold what it says. */
function requireFull<T>(page: Page<T>, operation: string): Page<T> {
  const { data, range } = page;
  if (range.results === data.length) return page;
  throw new ServiceError({
    kind: 'unexpected-response',
    operation,
    detail: `page ${range.page} says it has ${range.results} results, and holds ${data.length}`,
  });
}

/** Each page the one that was asked for, the same total on all, that many together, none of them twice. */
function isOneSet<T>(found: Page<T>[]): boolean {
  const all = found.flatMap(({ data }) => data);
  const ids = all.map(idOf).filter((id) => id !== undefined);
  return (
    found.every(({ range }, index) => range.page === index + 1 && range.total === all.length) &&
    new Set(ids).size === ids.length
  );
}

/** Rows of statistics have none. */
function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}
