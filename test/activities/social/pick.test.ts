import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/activities/social/pick.ts';

const accounts = [
  { id: '11', name: 'Nordwind DE' },
  { id: '12', name: 'Nordwind UK' },
  { id: '13', name: 'Hanse' },
  { id: '14', name: 'Hanse' },
];

describe('pick', () => {
  it('takes an id', () => {
    expect(pick('account', accounts, '12')).toEqual({ found: accounts[1] });
  });

  it('takes a name whatever its case', () => {
    expect(pick('account', accounts, ' nordwind de ')).toEqual({ found: accounts[0] });
  });

  it('asks for the id where a name is not unique', () => {
    expect(pick('account', accounts, 'Hanse')).toEqual({
      message: '2 accounts are called «Hanse»',
      fix: 'give the id instead: «Hanse» (id 13), «Hanse» (id 14)',
    });
  });

  it('never guesses: part of a name is answered with those that have it', () => {
    expect(pick('account', accounts, 'nordwind')).toEqual({
      message: 'there is no account «nordwind»',
      fix: 'use one of «Nordwind DE» (id 11), «Nordwind UK» (id 12)',
    });
  });

  it('offers what there is where nothing is near', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `A${index}` }));
    expect(pick('account', many, 'zzz')).toMatchObject({
      fix: expect.stringContaining('and 4 more'),
    });
  });
});
