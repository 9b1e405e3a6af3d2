import { describe, expect, it } from 'vitest';
import { queuesArgument, QueuesError } from '../src/queues-argument.ts';

describe('--queues', () => {
  it('names what a worker takes work from; all of it when left out', () => {
    expect(queuesArgument([])).toEqual(['adjutant', 'social', 'search', 'slack']);
    expect(queuesArgument(['--queues', 'social,slack'])).toEqual(['social', 'slack']);
    expect(queuesArgument(['--queues= search , search'])).toEqual(['search']);
  });

  it.each([
    ['--queues', 'mail'],
    ['--queues', ''],
    ['--queues'],
    ['--queue', 'social'],
    ['social'],
  ])('is refused with the names there are: %s %s', (...args) => {
    const parse = () => queuesArgument(args.filter((arg) => arg !== undefined));
    expect(parse).toThrow(QueuesError);
    expect(parse).toThrow('adjutant,social,search,slack');
  });
});
