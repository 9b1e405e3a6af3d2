import { formatMoney, moneyOf, type Money } from '../shared/money.ts';
import type { MoneyChange } from '../shared/policy.ts';

/** Amounts by currency as the policy file has them, in major units. */
export type Limits = Record<string, number>;

/**
 * Whether an amount is above a limit. Nothing is never above; what is unknown, or in a currency without a limit,
 * always is.
 */
export function isAbove(money: Money | null, limits: Limits): boolean {
  if (money === null || !isAmount(money)) return true;
  const limit = limitFor(money, limits);
  return money.minor > 0 && (limit === undefined || money.minor > limit.minor);
}

export function limitFor({ currency }: Money, limits: Limits): Money | undefined {
  const limit = Object.hasOwn(limits, currency) ? limits[currency] : undefined;
  return limit === undefined ? undefined : moneyOf(limit, currency);
}

/** What part of a daily amount is spent in so many seconds, rounded up so that nothing is lost. */
export function shareOfDay(perDay: Money, seconds: number): Money {
  if (!isAmount(perDay)) return perDay;
  const minor = (BigInt(perDay.minor) * BigInt(Math.ceil(seconds)) + daySeconds - 1n) / daySeconds;
  return { ...perDay, minor: Number(minor) };
}

const daySeconds = 86_400n;

/**
 * How far a value moves, in hundredths of a percent rounded away from zero, negative when it falls. Undefined where
 * that has no meaning: from nothing, or between currencies.
 */
export function hundredthsMoved({ before, after }: MoneyChange): number | undefined {
  if (before === null || before.currency !== after.currency) return undefined;
  if (!isAmount(before) || !isAmount(after) || before.minor === 0) return undefined;
  const [from, to] = [BigInt(before.minor), BigInt(after.minor)];
  const distance = to > from ? to - from : from - to;
  const hundredths = Number((distance * 10_000n + from - 1n) / from);
  return to < from ? -hundredths : hundredths;
}

/** `12.5 %` */
export function formatPercent(hundredths: number): string {
  return `${hundredths / 100} %`;
}

/** Money for people; what no sum can be is said as such. */
export function amountWords(money: Money | null): string {
  return money !== null && isAmount(money) ? formatMoney(money) : 'an amount nobody knows';
}

function isAmount({ minor }: Money): boolean {
  return Number.isSafeInteger(minor) && minor >= 0;
}
