import { describe, expect, it } from 'vitest';
import { rows } from '../../../src/services/search/index.ts';
import { failureOf } from '../support/failure-of.ts';
import { sendJson } from '../support/raw-server.ts';
import type { Quota } from '../../../src/shared/quota.ts';
import { quotaOf } from './support/quota-of.ts';
import { results, searchClientOf } from './support/search-answers.ts';

interface Campaign {
  campaign: number;
  impressions?: number;
  date?: string;
}

const many = (count: number, from = 1): Campaign[] =>
  Array.from({ length: count }, (_, index) => ({ campaign: from + index }));

/** What the service does that `rows` must not trust. */
interface Lie {
  total?: (found: number, all: number) => number;
  /** The most rows of an answer. */
  most?: number;
  ignoresOffset?: boolean;
  quota?: Quota;
}

/** A service whose list is `listAt(n)` when the nth request comes. */
async function serviceOf(listAt: (request: number) => Campaign[], lie: Lie = {}) {
  const service = await searchClientOf(
    (response, { path }, count) => {
      const { searchParams } = new URL(path ?? '', 'http://x');
      const all = listAt(count);
      const offset = lie.ignoresOffset ? 0 : Number(searchParams.get('offset'));
      const limit = Math.min(Number(searchParams.get('limit')), lie.most ?? Infinity);
      const found = all.slice(offset, offset + limit);
      sendJson(response, results(found, lie.total?.(found.length, all.length) ?? all.length));
    },
    { quota: lie.quota },
  );
  const read = (where = {}, options = {}) =>
    Array.fromAsync(rows(service.calls.campaigns.list, { clientId: '5', ...where }, options));
  const queries = () => service.reads().map(({ path }) => path?.split('?')[1]);
  return { ...service, read, queries };
}

const idsOf = (found: { campaign?: string | null | undefined }[]) =>
  found.map(({ campaign }) => Number(campaign));

describe('all rows of a list', () => {
  it('are read page by page until one is short', async () => {
    const { read, queries } = await serviceOf(() => many(4500));
    expect(idsOf(await read())).toEqual(many(4500).map(({ campaign }) => campaign));
    expect(queries()).toEqual([
      'limit=2000&offset=0&sort=campaign',
      'limit=2000&offset=2000&sort=campaign',
      'limit=2000&offset=4000&sort=campaign',
    ]);
  });

  it.each([
    ['0', () => 0],
    ['what is in the answer', (found: number) => found],
    ['less than there is', () => 5],
    ['more than there is', (_: number, all: number) => all + 1000],
  ])('are all read when totalResults is %s', async (_, total) => {
    const { read } = await serviceOf(() => many(4000), { total });
    expect(await read()).toHaveLength(4000);
  });

  it('are all read when the service gives fewer at a time than it is asked for', async () => {
    const { read, reads } = await serviceOf(() => many(250), { most: 100 });
    expect(await read()).toHaveLength(250);
    expect(reads()).toHaveLength(3);
  });

  it('of an empty list are none', async () => {
    const { read, reads } = await serviceOf(() => []);
    expect(await read()).toEqual([]);
    expect(reads()).toHaveLength(1);
  });

  it('are read again when one comes twice', async () => {
    const { read, reads } = await serviceOf((request) =>
      request === 1 ? many(2500) : [{ campaign: 9000 }, ...many(2500)],
    );
    const found = await read();
    expect(new Set(idsOf(found)).size).toBe(2501);
    expect(found).toHaveLength(2501);
    expect(reads()).toHaveLength(4);
  });

  it('of a list that never holds still are given up', async () => {
    const { read, reads } = await serviceOf(() => many(2000), { ignoresOffset: true });
    const { kind, message } = await failureOf(read());
    expect(kind).toBe('unavailable');
    expect(message).toContain(
      'search.campaigns.list unavailable: the list changed while it was read, 3 times',
    );
    expect(reads()).toHaveLength(6);
  });

  it('of one record on several days are different ones, whatever they measure', async () => {
    const days = ['2027-01-01', '2027-01-02'].map((date) => ({
      campaign: 1,
      impressions: 0,
      date,
    }));
    const { read, queries } = await serviceOf(() => days);
    const found = await read({
      fields: ['impressions', 'date'],
      sort: '-date',
      from: '2027-01-01',
    });
    expect(found).toEqual(days.map((day) => ({ ...day, campaign: '1' })));
    expect(queries()).toEqual([
      'limit=2000&offset=0&fields=campaign%2Cimpressions%2Cdate&sort=-date&from=2027-01-01',
    ]);
  });

  it('are paid for by whoever asks, and stop when nobody waits any more', async () => {
    const { quota, taken } = quotaOf();
    const { read } = await serviceOf(() => many(2500), { quota });
    await read({}, { lane: 'batch', reservation: 'r7' });
    const batch = { lane: 'batch', reservation: 'r7' };
    expect(taken).toEqual([{ lane: 'interactive' }, batch, batch]);
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(read({}, { signal })).rejects.toThrow('gone');
    expect(taken).toHaveLength(3);
  });

  it('are not to be had of what has no pages', async () => {
    const { calls } = await serviceOf(() => []);
    await expect(Array.fromAsync(rows(calls.customers.list, {}))).rejects.toThrow(
      'search.customers.list has no pages',
    );
  });
});
