import type { PlanProblem } from '../shared/plan-problem.ts';

/** A problem while the file is still being read. */
export interface FoundProblem extends PlanProblem {
  /** The object that inherits the value in question; the place is that of the default. */
  heir?: string;
}

/** Problems as they are reported: in the order of the file, and what a default does to many objects once. */
export function arrangeProblems(found: readonly FoundProblem[]): PlanProblem[] {
  const groups = Map.groupBy(found, ({ line, column, path, message }) =>
    [line, column, path, message].join(' '),
  );
  return [...groups.values()].flatMap(asOne).toSorted(byPlace);
}

function asOne(same: FoundProblem[]): PlanProblem[] {
  const [first] = same;
  if (first === undefined) return [];
  const { heir, ...problem } = first;
  if (heir === undefined) return [problem];
  const others = new Set(same.map((each) => each.heir)).size - 1;
  const heirs = others === 0 ? heir : `${heir} and ${others} more`;
  return [{ ...problem, message: `${problem.message} (inherited by ${heirs})` }];
}

function byPlace(one: PlanProblem, other: PlanProblem): number {
  const lines = (one.line ?? 0) - (other.line ?? 0);
  return lines === 0 ? (one.column ?? 0) - (other.column ?? 0) : lines;
}
