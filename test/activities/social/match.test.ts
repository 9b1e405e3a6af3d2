import { describe, expect, it } from 'vitest';
import { match } from '../../../src/activities/social/match.ts';

const live = (id: string, name: string) => ({ id, name, status: 'pause', values: {} });
const idsOf = (matches: ReturnType<typeof match>) =>
  matches.map((pair) => pair.live.map(({ id }) => id));

describe('match', () => {
  it('finds planned objects by name, whatever the order', () => {
    const planned = [
      { key: 'a', name: 'A' },
      { key: 'b', name: 'B' },
    ];
    expect(idsOf(match(planned, [live('2', 'B'), live('1', 'A'), live('3', 'C')]))).toEqual([
      ['1'],
      ['2'],
    ]);
  });

  it('tells all that carry the same name', () => {
    expect(idsOf(match([{ key: 'a', name: 'A' }], [live('1', 'A'), live('2', 'A')]))).toEqual([
      ['1', '2'],
    ]);
  });

  it('gives what no name accounts for to the unnamed, one each, in order', () => {
    const planned = [{ key: 'x' }, { key: 'a', name: 'A' }, { key: 'y' }, { key: 'z' }];
    expect(idsOf(match(planned, [live('1', 'gen-1'), live('2', 'A'), live('3', 'gen-2')]))).toEqual(
      [['1'], ['2'], ['3'], []],
    );
  });

  it('takes an object that the plan points at by its id alone', () => {
    const planned = [{ key: 'old', existingId: '7', name: 'B' }];
    expect(idsOf(match(planned, [live('1', 'B'), live('7', 'renamed')]))).toEqual([['7']]);
  });
});
