import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeReportFile, type ReportRows } from '../../../src/activities/reports/report-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* each(pages: ReportRows[]): AsyncGenerator<ReportRows, void, undefined> {
  yield* pages;
}

async function written(name: string, columns: string[], pages: ReportRows[]) {
  const path = join(folder, name);
  const file = await writeReportFile(path, columns, each(pages));
  return { ...file, text: await readFile(path, 'utf8') };
}

it('is RFC 4180, with nothing in it that a spreadsheet would run', async () => {
  const rows = [
    ['=HYPERLINK("http://evil.example")', -5, 'plain'],
    ['a "quoted", name', 1.5, '<!channel>'],
    ['line\nbreak', '', '+1'],
  ];
  const { text, total } = await written(
    'hostile',
    ['name', 'profit', 'note'],
    [{ reading: 1, rows }],
  );
  expect(total).toBe(3);
  expect(text).toBe(
    [
      'name,profit,note',
      `"'=HYPERLINK(""http://evil.example"")",-5,plain`,
      '"a ""quoted"", name",1.5,<!channel>',
      `"line\nbreak",,'+1`,
      '',
    ].join('\r\n'),
  );
});

it('holds twenty thousand rows, and hands back the first hundred', async () => {
  const pages = Array.from({ length: 10 }, (_, page) => ({
    reading: 1,
    rows: Array.from({ length: 2_000 }, (__, row) => [page * 2_000 + row, 'x']),
  }));
  const { text, total, head } = await written('long', ['id', 'x'], pages);
  expect(total).toBe(20_000);
  expect(head.map(([id]) => id)).toEqual(Array.from({ length: 100 }, (_, id) => id));
  expect(text.split('\r\n')).toHaveLength(20_002);
});

it('begins anew with another reading of the list', async () => {
  const { text, total, head } = await written(
    'moved',
    ['id'],
    [
      { reading: 1, rows: [[1], [2], [3]] },
      { reading: 2, rows: [[4]] },
      { reading: 2, rows: [[5]] },
    ],
  );
  expect(total).toBe(2);
  expect(head).toEqual([[4], [5]]);
  expect(text).toBe('id\r\n4\r\n5\r\n');
});

it('is its header alone where there are no rows', async () => {
  const { text, total } = await written('empty', ['id', 'name'], [{ reading: 1, rows: [] }]);
  expect([text, total]).toEqual(['id,name\r\n', 0]);
});
