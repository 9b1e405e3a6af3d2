/** A campaign with its ad sets, or anything else of two levels. */
export interface Branch<Parent, Child> {
  parent: Parent;
  children: Child[];
}

/** What is left of a tree, and how much was left out at each place. */
export interface CutTree<Parent, Child> {
  branches: { parent: Parent; children: Child[]; moreChildren: number }[];
  moreParents: Parent[];
}

/**
 * Cuts a tree to about `lines` lines. Parents go before children, since a parent's line tells the sum of
 * its children; what room is left is shared out fairly among the parents.
 */
export function cutTree<Parent, Child>(
  branches: Branch<Parent, Child>[],
  lines: number,
): CutTree<Parent, Child> {
  const shown = branches.slice(0, lines);
  let room = lines - shown.length;
  return {
    branches: shown.map(({ parent, children }, index) => {
      const share = Math.floor(room / (shown.length - index));
      const fitting =
        children.length <= share ? children : children.slice(0, Math.max(0, share - 1));
      const moreChildren = children.length - fitting.length;
      room -= fitting.length + (moreChildren > 0 && share > 0 ? 1 : 0);
      return { parent, children: fitting, moreChildren: share > 0 ? moreChildren : 0 };
    }),
    moreParents: branches.slice(lines).map(({ parent }) => parent),
  };
}
