import { describe, expect, it } from 'vitest';
import { whyTemporalEnded } from '../../scripts/temporal/why-temporal-ended.ts';

const ending = { status: 2, signal: null };

describe('a Temporal server that ends while it starts', () => {
  it.each([
    'listen tcp 127.0.0.1:7233: bind: address already in use',
    'github.com/temporalio/cli/temporalcli/devserver.(*StartOptions).buildServer(0x36cb8f3432e8?)',
  ])('lost a port to somebody: %s', (line) => {
    expect(whyTemporalEnded(ending, ['goroutine 1 [running]:', line], undefined)).toBe(
      'port taken',
    );
  });

  it('says its last words where that is not so', () => {
    expect(() => whyTemporalEnded(ending, ['flag provided but not defined'], undefined)).toThrow(
      'flag provided but not defined',
    );
  });
});
