import { describe, expect, it } from 'vitest';
import { previewCsv } from '../../../src/standins/slack/page/preview-csv.ts';

describe('the preview of a CSV file', () => {
  it('shows the head and the first rows, and counts the rest', () => {
    expect(previewCsv('\uFEFFkey,name\n1,"Boots, warm"\n2,b\n3,c\n', { rows: 2 })).toEqual({
      head: ['key', 'name'],
      rows: [
        ['1', 'Boots, warm'],
        ['2', 'b'],
      ],
      more: 1,
    });
  });

  it('finds the delimiter', () => {
    expect(previewCsv('a;b\n1,5;2\n', { rows: 2 })).toMatchObject({ rows: [['1,5', '2']] });
  });

  it('is left out where a quote never ends', () => {
    expect(previewCsv('a,b\n"1,2\n', { rows: 2 })).toBeUndefined();
  });
});
