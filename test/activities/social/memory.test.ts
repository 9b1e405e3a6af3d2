import { describe, expect, it } from 'vitest';
import { createMemory } from '../../../src/activities/social/memory.ts';

const make = (value: string) => async () => value;

describe('createMemory', () => {
  it('makes a value once for all who ask at the same time', async () => {
    const memory = createMemory<number>(2);
    let made = 0;
    const count = async () => (made += 1);
    expect(await Promise.all([memory.get('a', count), memory.get('a', count)])).toEqual([1, 1]);
    expect(made).toBe(1);
  });

  it('forgets what was not used longest', async () => {
    const memory = createMemory<string>(2);
    await memory.get('a', make('a1'));
    await memory.get('b', make('b1'));
    await memory.get('a', make('a2'));
    await memory.get('c', make('c1'));
    expect(await memory.get('a', make('a3'))).toBe('a1');
    expect(await memory.get('b', make('b2'))).toBe('b2');
  });

  it('does not keep a failure', async () => {
    const memory = createMemory<string>(2);
    await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.get('a', async () => 'back')).toBe('back');
  });
});
