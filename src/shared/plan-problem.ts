/** One thing wrong with a plan, said so that a trafficker can mend it. */
export interface PlanProblem {
  /** 1-based place in the file; absent where the problem has no single place, such as an empty file. */
  line?: number;
  column?: number;
  /** The field, e.g. `campaigns[1].ad_sets[0].bid`; empty for the file as a whole. */
  path: string;
  /** What is wrong, e.g. `expected a number, found "abc"`. */
  message: string;
  /** What to do, e.g. `write the bid as 1.50`. */
  fix: string;
}
