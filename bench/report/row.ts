/** One measured figure. */
export interface Row {
  name: string;
  /** The median. */
  value: number;
  unit: string;
  /** Such as `<= 5`; empty where the figure only explains another. */
  goal: string;
  holds: boolean;
  /** Lowest and highest of the runs. */
  spread: string;
}

/** The median of `samples` against a limit, if there is one. */
export function row(
  name: string,
  unit: string,
  samples: readonly number[],
  limit = Number.POSITIVE_INFINITY,
): Row {
  const sorted = samples.map(rounded).toSorted((one, other) => one - other);
  const value = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return {
    name,
    value,
    unit,
    goal: limit === Number.POSITIVE_INFINITY ? '' : `<= ${limit}`,
    holds: value <= limit,
    spread: `${sorted[0]}–${sorted.at(-1)} (${sorted.length})`,
  };
}

const rounded = (value: number): number => Number(value.toPrecision(3));
