/** What a field says before it is written as its data type: money in micros, days as `YYYY-MM-DD`, blank as null. */
export type Value =
  string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>;

export type Values = Record<string, Value>;

/** Cents as micros. */
export const money = (cents: number): number => cents * 10_000;
