import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTree } from '../../src/messages/kit/cut-tree.ts';

const treeOf = (sizes: number[]) =>
  sizes.map((size, parent) => ({ parent, children: Array.from({ length: size }, (_, i) => i) }));

describe('cutting a tree to the lines there are', () => {
  it('keeps everything that fits', () => {
    const cut = cutTree(treeOf([2, 3]), 7);
    expect(cut.branches.map(({ children }) => children.length)).toEqual([2, 3]);
    expect(cut.moreParents).toEqual([]);
  });

  it('shares the room left among the parents, and gives on what one does not need', () => {
    const cut = cutTree(treeOf([1, 10]), 8);
    expect(cut.branches).toMatchObject([
      { children: [0], moreChildren: 0 },
      { children: [0, 1, 2, 3], moreChildren: 6 },
    ]);
  });

  it('never takes more lines than there are, and loses count of nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { maxLength: 80 }),
        fc.integer({ min: 1, max: 50 }),
        (sizes, lines) => {
          const { branches, moreParents } = cutTree(treeOf(sizes), lines);
          const printed = branches.reduce(
            (sum, { children, moreChildren }) => sum + 1 + children.length + (moreChildren ? 1 : 0),
            0,
          );
          expect(printed).toBeLessThanOrEqual(lines);
          expect(branches.length + moreParents.length).toBe(sizes.length);
        },
      ),
    );
  });
});
