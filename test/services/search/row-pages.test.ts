import { describe, expect, it } from 'vitest';
import { rowPages } from '../../../src/services/search/index.ts';
import { createSeen } from '../../../src/services/search/seen.ts';
import { failureOf } from '../support/failure-of.ts';
import { sendJson } from '../support/raw-server.ts';
import { results, searchClientOf } from './support/search-answers.ts';

const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ campaign: from + index, impressions: index }));

/** A service whose list is `listAt(n)` when the nth request comes, and what came of reading it by pages. */
async function pagesOf(listAt: (request: number) => { campaign: number }[], total?: number) {
  const service = await searchClientOf((response, { path }, count) => {
    const { searchParams } = new URL(path ?? '', 'http://x');
    const all = listAt(count);
    const offset = Number(searchParams.get('offset'));
    const found = all.slice(offset, offset + Number(searchParams.get('limit')));
    sendJson(response, results(found, total ?? all.length));
  });
  const { list } = service.calls.campaigns;
  return { ...service, read: () => Array.fromAsync(rowPages(list, { clientId: '5' })) };
}

const sizes = (pages: { reading: number; rows: unknown[] }[]) =>
  pages.map(({ reading, rows }) => `${reading}: ${rows.length}`);

describe('rows by pages', () => {
  it('come as they are read, with how many there are', async () => {
    const { read } = await pagesOf(() => many(4500));
    const pages = await read();
    expect(sizes(pages)).toEqual(['1: 2000', '1: 2000', '1: 500']);
    expect(pages.map(({ expected }) => expected)).toEqual([4500, 4500, 4500]);
    expect(pages.flatMap(({ rows }) => rows).map(({ campaign }) => Number(campaign))).toEqual(
      many(4500).map(({ campaign }) => campaign),
    );
  });

  it('are all read where the service tells too few', async () => {
    const { read } = await pagesOf(() => many(4500), 7);
    const pages = await read();
    expect(pages.map(({ expected }) => expected)).toEqual([2000, 4000, 4500]);
  });

  it('begin anew where a row comes twice, since the list has moved', async () => {
    // Before the second page one was put in front: the last of the first page comes again.
    const { read } = await pagesOf((request) =>
      request === 1 ? many(2500) : [...many(1, 0), ...many(2500)],
    );
    const pages = await read();
    expect(sizes(pages)).toEqual(['1: 2000', '2: 2000', '2: 501']);
    const last = pages.filter(({ reading }) => reading === 2).flatMap(({ rows }) => rows);
    expect(new Set(last.map(({ campaign }) => campaign)).size).toBe(2501);
  });

  it('end where the list never holds still', async () => {
    const { read } = await pagesOf((request) => [...many(request, -100_000), ...many(2500)]);
    expect(await failureOf(read())).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('the list changed while it was read, 3 times'),
    });
  });

  it('of one record for each day are not taken for the same row', async () => {
    const days = many(1).flatMap((row) => [
      { ...row, date: '2026-11-01' },
      { ...row, date: '2026-11-02' },
    ]);
    const { read } = await pagesOf(() => days);
    expect(sizes(await read())).toEqual(['1: 2']);
  });
});

describe('texts that came by', () => {
  it('are known again, however many there are', () => {
    const seen = createSeen();
    const texts = Array.from({ length: 200_000 }, (_, index) => `["campaign","${index}"]`);
    expect(texts.every((text) => seen.add(text))).toBe(true);
    expect(texts.some((text) => seen.add(text))).toBe(false);
    expect([seen.add(''), seen.add('')]).toEqual([true, false]);
  });
});
