import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScratch } from '../../src/services/scratch.ts';

/** Of one byte each, so that large ones cost little to make. */
const chunk = fc
  .tuple(fc.nat(300_000), fc.nat(255))
  .map(([size, byte]) => Buffer.alloc(size, byte));
const body = fc.array(chunk, { maxLength: 5 });

describe('answers that come in at the same time', () => {
  it('do not mix, whatever memory earlier ones leave behind', () => {
    const scratch = createScratch();
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 4 }), (bodies) => {
        const answers = bodies.map((chunks) => ({ chunks, gathered: scratch.gather() }));
        for (let turn = 0; turn < 5; turn += 1) {
          for (const { chunks, gathered } of answers) {
            const next = chunks[turn];
            if (next) gathered.add(next);
          }
        }
        for (const { chunks, gathered } of answers) {
          const read = gathered.read((bytes) => Buffer.from(bytes));
          expect(read.equals(Buffer.concat(chunks))).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('have no bytes when nothing came', () => {
    expect(createScratch().gather().read(String)).toBe('');
  });
});
