import { describe, expect, it } from 'vitest';
import { answerCsv } from '../../../src/activities/operations/answer-csv.ts';
import { answerTable } from '../../../src/activities/operations/answer-table.ts';
import { cutTable, isCut } from '../../../src/messages/operation/cut-table.ts';

describe('the table of an answer', () => {
  it('has the columns with values, the most telling first', () => {
    const table = answerTable({
      many: [
        { src: 'fb', status: 'play', budget: 12.5, id: '1', note: null, name: 'A', tags: ['x'] },
        { src: 'fb', status: 'pause', budget: 80, id: '2', note: '', name: 'B', tags: [] },
      ],
    });
    expect(table?.whole).toEqual({
      columns: ['id', 'name', 'status', 'budget', 'tags', 'src'],
      rows: [
        ['1', 'A', 'play', 12.5, '["x"]', 'fb'],
        ['2', 'B', 'pause', 80, '[]', 'fb'],
      ],
    });
  });

  it('of one record has its fields below each other', () => {
    const table = answerTable({ one: { id: 7, active: false, rule: { a: 1 } } });
    expect(table).toMatchObject({
      of: 'record',
      whole: {
        rows: [
          ['id', 7],
          ['active', 'false'],
          ['rule', '{"a":1}'],
        ],
      },
    });
  });

  it('is none where nothing was found', () => {
    expect(answerTable({ many: [] })).toBeUndefined();
    expect(answerTable({ one: {} })).toBeUndefined();
  });

  it('is cut to what Slack takes, and cutting it again changes nothing', () => {
    const whole = {
      columns: numbered(30, (index) => `column ${index}`),
      rows: numbered(300, () => numbered(30, () => 'x'.repeat(200))),
    };
    const shown = cutTable(whole);
    expect(shown.columns).toHaveLength(20);
    expect(shown.rows.length).toBeGreaterThan(2);
    const all = [shown.columns, ...shown.rows].flat().map(String).join('');
    expect(all.length).toBeLessThanOrEqual(9_000);
    expect(cutTable(shown)).toEqual(shown);
    expect(isCut(whole, shown)).toBe(true);
    expect(isCut(shown, cutTable(shown))).toBe(false);
  });

  it('as a file disarms texts that a spreadsheet would run, and leaves numbers alone', () => {
    const csv = answerCsv({
      columns: ['name', 'profit', 'note'],
      rows: [
        ['=1+1', -12.5, 'a,"b"'],
        ['-x', 0, ''],
      ],
    });
    expect(csv).toBe(`name,profit,note\r\n'=1+1,-12.5,"a,""b"""\r\n'-x,0,\r\n`);
  });
});

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
