import { describe, expect, it } from 'vitest';
import { classify } from '../../src/services/classify.ts';

const now = Date.parse('2027-01-31T10:00:00Z');
const kindOf = (status: number) => classify({ status, body: '' }, now).kind;
const waitAfter = (retryAfter: string) =>
  classify({ status: 429, retryAfter, body: '' }, now).retryAfterMs;

describe('a failed answer', () => {
  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not-found'],
    [408, 'unavailable'],
    [409, 'conflict'],
    [410, 'not-found'],
    [422, 'rejected'],
    [429, 'rate-limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [302, 'unexpected-response'],
    [304, 'unexpected-response'],
  ])('with status %i is %s', (status, kind) => {
    expect(kindOf(status)).toBe(kind);
  });

  it('says how long to stay away, in seconds or until a moment', () => {
    expect(waitAfter('30')).toBe(30_000);
    expect(waitAfter('Sun, 31 Jan 2027 10:01:00 GMT')).toBe(60_000);
    expect(waitAfter('Sun, 31 Jan 2027 09:00:00 GMT')).toBe(0);
    expect(waitAfter('-5')).toBe(0);
    expect(waitAfter('soon')).toBeUndefined();
    expect(waitAfter('Infinity')).toBeUndefined();
  });

  it('keeps what the service says, the whole first and then field by field', () => {
    const body = JSON.stringify({
      message: 'Validation Failed',
      errors: { children: { bid: { errors: ['too low'] } } },
    });
    expect(classify({ status: 400, body }, now)).toEqual({
      kind: 'rejected',
      status: 400,
      detail: 'Validation Failed; bid: too low',
      fieldErrors: [{ path: 'bid', message: 'too low' }],
    });
  });

  it('has words even where the service has none', () => {
    expect(classify({ status: 502, body: '<html>' }, now).detail).toBe(
      'the service gives no reason',
    );
  });
});
