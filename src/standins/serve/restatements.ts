import { z } from 'zod';

const day = z.iso.date();

/** What a service says of some days from now on: so many times what it said before, or nothing. */
export const Restatement = z.strictObject({
  /** `2027-01-31`, both included. */
  from: day,
  to: day,
  /** Id of the one object it is about; of all when left out. */
  of: z.string().optional(),
  /** Below 0 for a correction of more than there was; `null`: it tells nothing of these days. */
  factor: z.number().nullable(),
});
export type Restatement = z.output<typeof Restatement>;

/** The figures of a simulated service that are not what they were. */
export interface Restatements {
  /** @throws ZodError */
  replace: (given: unknown) => void;
  /** What figures of an object on a day are multiplied with; `null` where nothing is told. */
  factor: (day: string, of: string) => number | null;
}

export function createRestatements(): Restatements {
  let all: Restatement[] = [];
  return {
    replace: (given) => {
      all = z.array(Restatement).parse(given);
    },
    factor: (at, object) => {
      const last = all.findLast(
        ({ from, to, of = object }) => from <= at && at <= to && of === object,
      );
      return last === undefined ? 1 : last.factor;
    },
  };
}
