import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/bot/turns.ts';

describe('works that take turns', () => {
  it('begin in the order in which they came, so many at once', async () => {
    const inTurn = createTurns(2);
    const said: string[] = [];
    const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
    const works = ends.map((end, index) =>
      inTurn(async () => {
        said.push(`begin ${index}`);
        await end.promise;
        said.push(`end ${index}`);
        return index;
      }),
    );
    await expect.poll(() => said).toEqual(['begin 0', 'begin 1']);
    ends[1]?.resolve();
    await expect.poll(() => said).toEqual(['begin 0', 'begin 1', 'end 1', 'begin 2']);
    for (const end of ends) end.resolve();
    expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
  });

  it('go on after one that fails, which fails alone', async () => {
    const inTurn = createTurns(1);
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });

  it('begin when what came shortly after has come, and also in a rush without an end', async () => {
    const inTurn = createTurns(1);
    let arrived = 0;
    const over = new AbortController();
    const rush = async () => {
      while (!over.signal.aborted) {
        arrived += 1;
        void inTurn(() => Promise.resolve());
        await new Promise<void>((resolve) => void setImmediate(resolve));
      }
    };
    const first = inTurn(() => Promise.resolve(arrived));
    const rushing = rush();
    expect(await first).toBeGreaterThan(50);
    over.abort();
    await rushing;
  });
});
