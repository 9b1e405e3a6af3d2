export type Row = Record<string, unknown>;

/** The field of `-impressions`. */
export const sortedBy = (sort: string): string => sort.replace(/^[+-]/, '');

/** By one field, blanks last either way; what is equal stays in the order it was in. */
export function sortRows(rows: readonly Row[], sort: string): Row[] {
  const name = sortedBy(sort);
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [one[name], other[name]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * compare(left, right);
  });
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [textOf(left), textOf(right)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
