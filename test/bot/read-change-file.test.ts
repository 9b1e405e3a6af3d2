import { describe, expect, it } from 'vitest';
import { readChangeFile } from '../../src/bot/read-change-file.ts';

const read = (text: string) => readChangeFile(new TextEncoder().encode(text));

describe('a file of changes', () => {
  it('has an id, a value and perhaps a reason in each row, and says in which line', () => {
    expect(read('id,value,reason\n4001,0.75,\n\n"4002",+10%,"too\ndear"\n4003, -5 % \n')).toEqual({
      rows: [
        { target: '4001', value: { kind: 'amount', text: '0.75' }, line: 2 },
        { target: '4002', value: { kind: 'percent', percent: 10 }, line: 5, reason: 'too\ndear' },
        { target: '4003', value: { kind: 'percent', percent: -5 }, line: 6 },
      ],
    });
  });

  it('is taken as spreadsheets write it, with its columns in any order', () => {
    expect(read('\uFEFFValue;ID\r\n1,50;4001\r\n;\r\n')).toEqual({
      rows: [{ target: '4001', value: { kind: 'amount', text: '1,50' }, line: 2 }],
    });
  });

  it('leaves it to the lookup to say what is wrong with a row', () => {
    expect(read('id,value\n4001\n,0.75\n')).toEqual({
      rows: [
        { target: '4001', value: { kind: 'amount', text: '' }, line: 2 },
        { target: '', value: { kind: 'amount', text: '0.75' }, line: 3 },
      ],
    });
  });

  it.each([
    ['', 'The first line has to name the columns id and value'],
    ['4001,0.75\n', 'The first line has to name the columns id and value'],
    ['id,bid\n4001,0.75\n', 'value is missing'],
    ['id,value\n', 'The file has no rows below its first line.'],
    ['id,value\n"4001,0.75\n', 'The file is no CSV'],
    [`id,value\n${'4001,1\n'.repeat(501)}`, 'The file has 501 rows; 500 are allowed.'],
  ])('is refused where it cannot be read: %j', (text, problem) => {
    expect(read(text.slice(0, 10_000))).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('has to be text', () => {
    const bytes = new Uint8Array([0x69, 0x64, 0xff, 0xfe, 0x00]);
    expect(readChangeFile(bytes)).toEqual({ problem: expect.stringContaining('UTF-8') });
  });
});
