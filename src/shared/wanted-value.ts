import { decimalsOf, formatMoney, type Money } from './money.ts';
import type { WantedValue } from './proposal.ts';

/** What is wrong with a value somebody wants, and what to do about it. */
export interface ValueProblem {
  message: string;
  fix: string;
  /** The value is the one that is wanted. */
  isSo?: true;
}

/** Above this a percentage is a slip of the hand rather than a plan. */
export const mostPercentUp = 500;

/** `+10%`, `-5 %`, `12.5%` are percentages; anything else is an amount, right or wrong. */
export function parseWanted(text: string): WantedValue {
  const percent = percentPattern.exec(text.trim())?.[1];
  if (percent === undefined) return { kind: 'amount', text: text.trim() };
  return { kind: 'percent', percent: Number(percent.replace(/\s/gu, '')) };
}

/** The way people write it: `+10%`, `0.75`. */
export function wantedText(wanted: WantedValue): string {
  if (wanted.kind === 'amount') return wanted.text;
  return `${wanted.percent > 0 ? '+' : ''}${wanted.percent}%`;
}

/** The new value that is wanted in place of `before`, to the cent; or why it cannot be. */
export function newValue(wanted: WantedValue, before: Money): { after: Money } | ValueProblem {
  const found =
    wanted.kind === 'amount'
      ? parseAmount(wanted.text, before.currency)
      : changedBy(wanted.percent, before);
  if (!('after' in found) || found.after.minor !== before.minor) return found;
  return {
    message: `it is ${formatMoney(before)} already`,
    fix: 'leave it out, or give another value',
    isSo: true,
  };
}

const percentPattern = /^([+-]?\s*\d+(?:\.\d+)?)\s*%$/u;

function parseAmount(text: string, currency: string): { after: Money } | ValueProblem {
  if (/^[+-]/u.test(text) && /^[+-]\s*\d+([.,]\d+)?$/u.test(text)) {
    const fix = `give the new value itself, such as ${example(currency)}, or a percentage such as +10%`;
    return { message: `«${text}» could mean a value or a change`, fix };
  }
  const comma = /^(\d+),(\d+)$/u.exec(text);
  if (comma) {
    const [, whole = '', rest = ''] = comma;
    const meant = rest.length === 3 ? `${whole}${rest} or ${whole}.${rest}` : `${whole}.${rest}`;
    return { message: `«${text}» has a comma`, fix: `write ${meant}` };
  }
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/u.exec(text) ?? [];
  if (whole === '') {
    const fix = `write an amount such as ${example(currency)}, or a percentage such as +10%`;
    return { message: `«${text}» is no amount`, fix };
  }
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) {
    const may = decimals === 0 ? 'no decimals' : `${decimals} decimals`;
    return { message: `${currency} has ${may}, «${text}» has ${fraction.length}`, fix: 'round it' };
  }
  return positive(BigInt(whole + fraction.padEnd(decimals, '0')), currency);
}

/** Half a cent counts up. All in whole numbers: a percentage of minor units loses none. */
function changedBy(percent: number, before: Money): { after: Money } | ValueProblem {
  const written = `${percent > 0 ? '+' : ''}${percent}%`;
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d{1,4}))?$/u.exec(String(percent)) ?? [];
  if (whole === '') {
    return { message: `«${written}» is no percentage`, fix: 'write one such as +10% or -2.5%' };
  }
  if (percent > mostPercentUp) {
    const fix = 'write the new amount itself, if that is meant';
    return { message: `${written} is more than +${mostPercentUp}%`, fix };
  }
  const unit = 10n ** BigInt(fraction.length);
  const part = BigInt(`${sign}${whole}${fraction}`);
  const scaled = BigInt(before.minor) * (100n * unit + part);
  const all = 100n * unit;
  const minor = (2n * scaled + all) / (2n * all);
  if (percent !== 0 && minor === BigInt(before.minor)) {
    const message = `${written} of ${formatMoney(before)} is less than the smallest step`;
    return { message, fix: 'write the new amount itself' };
  }
  return positive(scaled < 0n ? -1n : minor, before.currency);
}

function positive(minor: bigint, currency: string): { after: Money } | ValueProblem {
  if (minor <= 0n) {
    const fix = 'give a value above 0, or stop it with /adops pause';
    return { message: 'nothing can be bought for 0 or less', fix };
  }
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) {
    return { message: 'the amount is too large to be meant', fix: 'give a smaller one' };
  }
  return { after: { minor: Number(minor), currency } };
}

const example = (currency: string): string => (decimalsOf(currency) === 0 ? '75' : '0.75');
