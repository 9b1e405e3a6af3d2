/** An amount in the currency's minor unit (cents, pence; whole yen), so that sums are exact. */
export interface Money {
  minor: number;
  currency: string;
}

/** Decimals the currency has according to ISO 4217 as Intl knows it: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = format(currency).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** The service states budgets and bids in major units: 12.5 is 12 euros 50. Rounds half up, as written. */
export function moneyOf(major: number, currency: string): Money {
  // Shifting the decimal text is exact where multiplying the binary number is not: 1.005 becomes 101 cents.
  return { minor: Math.round(Number(`${major}e${decimalsOf(currency)}`)), currency };
}

/** `€1,234.50`: the way people read it; the currency is always visible. */
export function formatMoney({ minor, currency }: Money): string {
  return format(currency).format(minor / 10 ** decimalsOf(currency));
}

function format(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency });
}
