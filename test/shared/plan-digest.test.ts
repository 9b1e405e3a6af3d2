import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDigest } from '../../src/shared/plan-digest.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the digest of a plan', () => {
  it('is the same for the same bytes and overrides, in whatever order these are', () => {
    const one = planDigest(bytes('plan'), { advertiser: 'A', startDate: '2026-12-01' });
    expect(planDigest(bytes('plan'), { startDate: '2026-12-01', advertiser: 'A' })).toBe(one);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not change from one version of Adjutant to the next', () => {
    expect(planDigest(bytes('plan'), {})).toBe(known);
  });

  it('differs with every byte and every override', () => {
    const text = fc.string({ maxLength: 8 });
    const overrides = fc.record(
      { advertiser: text, account: text, startDate: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(text, overrides, text, overrides, (a, left, b, right) => {
        const isSame = a === b && JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
        expect(planDigest(bytes(a), left) === planDigest(bytes(b), right)).toBe(isSame);
      }),
    );
  });
});

const known = 'f9967e4cd28e38af99c7210080e8d98ea68900ee40d188b6a20b47f90d476c99';

const sorted = ({ advertiser, account, startDate }: Record<string, string | undefined>) => [
  advertiser,
  account,
  startDate,
];
