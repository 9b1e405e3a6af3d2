import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/services/envelope.ts';
import { items, pages, unrangedItems } from '../../src/services/pages.ts';
import { failureOf } from './support/failure-of.ts';

interface Row {
  id?: string;
}
interface Where {
  m: string;
  limit?: number | undefined;
  page?: number | undefined;
}

const rows = (count: number, from = 0): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));

/** A list as the service gives it: `listAt(n)` is what it holds when the nth request comes. */
function listOf(
  listAt: (request: number) => Row[],
  mend: (page: Page<Row>) => Page<Row> = (p) => p,
) {
  const asked: (number | undefined)[] = [];
  let [underWay, most] = [0, 0];
  const call = async ({ limit = 100, page = 1 }: Where): Promise<Page<Row>> => {
    asked.push(page);
    const all = listAt(asked.length);
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    const data = all.slice((page - 1) * limit, page * limit);
    const nb_pages = Math.ceil(all.length / limit);
    return mend({
      data,
      range: { total: all.length, limit, nb_pages, page, results: data.length },
    });
  };
  return { call: Object.assign(call, { operation: 'rows.list' }), asked, most: () => most };
}

const readAll = (call: ReturnType<typeof listOf>['call']) =>
  Array.fromAsync(items(call, { m: '1' }));

describe('reading a list', () => {
  it('gives everything in order, in the fewest requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3_000 }), async (count) => {
        const { call, asked } = listOf(() => rows(count));
        expect(await readAll(call)).toEqual(rows(count));
        expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 300)));
      }),
      { numRuns: 30 },
    );
  });

  it('asks for a few pages at a time', async () => {
    const { call, most } = listOf(() => rows(6_000));
    await readAll(call);
    expect(most()).toBe(4);
  });

  it('gives pages too', async () => {
    const { call } = listOf(() => rows(301));
    const found = await Array.fromAsync(pages(call, { m: '1' }));
    expect(found.map(({ data }) => data.length)).toEqual([300, 1]);
  });

  it('passes on what the call needs, and its options', async () => {
    const seen: unknown[] = [];
    const { call } = listOf(() => rows(1));
    const spy = Object.assign(
      (...given: [Where, object?]) => {
        seen.push(given);
        return call(given[0]);
      },
      { operation: 'rows.list' },
    );
    const { signal } = new AbortController();
    await Array.fromAsync(items(spy, { m: '7' }, { signal }));
    expect(seen).toEqual([[{ m: '7', limit: 300, page: 1 }, { signal }]]);
  });

  it.each([
    ['grows', (request: number) => rows(request < 2 ? 600 : 601)],
    ['shrinks', (request: number) => rows(request < 2 ? 700 : 599)],
    ['shifts', (request: number) => rows(600, request < 2 ? 0 : -1)],
    ['becomes empty', (request: number) => rows(request < 2 ? 600 : 0)],
  ])('reads again a list that %s while it is read', async (_, listAt) => {
    const { call } = listOf(listAt);
    expect(await readAll(call)).toEqual(listAt(9));
  });

  it('does not take another page for the one it asked for', async () => {
    const { call } = listOf(
      () => rows(600),
      ({ data, range }) => ({ data: data.map(() => ({})), range: { ...range, page: 1 } }),
    );
    expect((await failureOf(readAll(call))).kind).toBe('unavailable');
  });

  it('gives up on a list that never holds still', async () => {
    const { call, asked } = listOf((request) => rows(600 + request));
    const error = await failureOf(readAll(call));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toContain('rows.list unavailable: the list changed while it was read');
    expect(asked.length).toBeLessThan(12);
  });

  it('does not believe a page that says it holds more than it does', async () => {
    const { call } = listOf(
      () => rows(3),
      (page) => ({ ...page, range: { ...page.range, results: 4 } }),
    );
    expect((await failureOf(readAll(call))).kind).toBe('unexpected-response');
  });

  it('ends with the first failure', async () => {
    const failing = Object.assign(() => Promise.reject(new Error('away')), { operation: 'x' });
    await expect(readAll(failing)).rejects.toThrow('away');
  });
});

describe('reading a list without a range', () => {
  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [750, 3],
  ])('gives all %i in %i requests', async (count, requests) => {
    const { call, asked } = listed((page, limit) =>
      rows(count).slice((page - 1) * limit, page * limit),
    );
    expect(await Array.fromAsync(unrangedItems(call, { m: '1' }))).toEqual(rows(count));
    expect(asked).toHaveLength(requests);
  });

  it('gives each once where the service knows no pages', async () => {
    const { call, asked } = listed(() => rows(450));
    expect(await Array.fromAsync(unrangedItems(call, { m: '1' }))).toEqual(rows(450));
    expect(asked).toEqual([1, 2]);
  });
});

function listed(answer: (page: number, limit: number) => Row[]) {
  const asked: number[] = [];
  const call = async ({ limit = 100, page = 1 }: Where): Promise<Row[]> => {
    asked.push(page);
    return answer(page, limit);
  };
  return { call: Object.assign(call, { operation: 'rows.list' }), asked };
}
