/*
 * Fields of type micro_currency and micro_decimal hold millionths. The reference does not give their scale; its
 * name does. Here alone it is applied: to rows on their way in, and to what filters compare with on its way out.
 */
const perUnit = 1_000_000;

/** `1234567` → `1.234567`, the number nearest to the exact quotient. */
export const fromMicros = (micros: number): number => micros / perUnit;

/** `1.234567` → `1234567`: whole, what is smaller is rounded off. */
export const toMicros = (units: number): number => Math.round(units * perUnit);

/** Has at most six decimals, and is not too large to be said in millionths. */
export const fitsMicros = (units: number): boolean =>
  Number.isSafeInteger(toMicros(units)) && fromMicros(toMicros(units)) === units;
