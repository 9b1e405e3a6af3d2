import { describe, expect, it } from 'vitest';
import { planFormat } from '../../src/bot/plan-format.ts';

describe('the format of a pasted plan', () => {
  it.each([
    ['media_plan:\n  name: Boots, winter', 'yaml'],
    ['# a, b\n\nname: x', 'yaml'],
    ['---\nname: a,b', 'yaml'],
    ['{"name": "x", "campaigns": []}', 'yaml'],
    ['"media plan",campaign\nx,y', 'csv'],
    ['\n campaign;ad set\nx;y', 'csv'],
    ['campaign\tad_set', 'csv'],
    ['nonsense', 'yaml'],
  ])('of %j is %s', (text, format) => {
    expect(planFormat(text)).toBe(format);
  });
});
