import { describe, expect, it } from 'vitest';
import { fitsPattern } from '../../src/policy/fits-pattern.ts';

describe('a pattern for operations', () => {
  it.each([
    ['campaigns.list', 'campaigns.list', true],
    ['campaigns.list', 'campaigns.*', true],
    ['campaigns.list', '*', true],
    ['search.campaigns.list', 'campaigns.*', false],
    ['search.campaigns.list', 'search.*.list', true],
    ['campaigns.list', '*.list', true],
    ['campaigns.listAll', '*.list', false],
    ['campaigns.list', 'campaigns', false],
    ['aba', 'ab*ba', false],
    ['ads.list', 'ads.*list*list', false],
    ['campaignsXlist', 'campaigns.list', false],
  ])('%s against %s: %s', (operation, pattern, fits) => {
    expect(fitsPattern(operation, pattern)).toBe(fits);
  });
});
