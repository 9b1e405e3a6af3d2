/** One measured figure. */
export interface Row {
  name: string;
  /** The median. */
  value: number;
  unit: string;
  /** Such as `<= 5` or `>= 1000`; empty where the figure only explains another. */
  goal: string;
  holds: boolean;
  /** Lowest and highest of the runs. */
  spread: string;
}

/** The median of `samples` against the most it may be, if that is limited. */
export function row(
  name: string,
  unit: string,
  samples: readonly number[],
  limit = Number.POSITIVE_INFINITY,
): Row {
  const figure = medianOf(name, unit, samples);
  const goal = limit === Number.POSITIVE_INFINITY ? '' : `<= ${limit}`;
  return { ...figure, goal, holds: figure.value <= limit };
}

/** The median of `samples` against the least it must be. */
export function rowAtLeast(
  name: string,
  unit: string,
  samples: readonly number[],
  least: number,
): Row {
  const figure = medianOf(name, unit, samples);
  return { ...figure, goal: `>= ${least}`, holds: figure.value >= least };
}

function medianOf(name: string, unit: string, samples: readonly number[]) {
  const sorted = samples.map(rounded).toSorted((one, other) => one - other);
  const value = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return {
    name,
    value,
    unit,
    spread: `${sorted[0]}–${sorted.at(-1)} (${sorted.length})`,
  };
}

const rounded = (value: number): number => Number(value.toPrecision(3));
