import type { Read } from '../reporting/read-timing.ts';
import { decimalsOf, moneyOf, type Money } from '../shared/money.ts';

/** `500 EUR, 800 USD`: at most one amount a currency; nothing is none. */
export function readSpendAbove(words: string): Read<Money[]> {
  const parts = words
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const amounts: Money[] = [];
  for (const part of parts) {
    const read = readAmount(part);
    if ('problem' in read) return read;
    const { currency } = read.value;
    if (amounts.some((amount) => amount.currency === currency)) {
      return { problem: `There are two amounts in ${currency}. Give one.` };
    }
    amounts.push(read.value);
  }
  return { value: amounts };
}

function readAmount(text: string): Read<Money> {
  const [, before, amount = '', after] =
    /^([a-z]{3})?\s*(\d{1,12}(?:\.\d+)?)\s*([a-z]{3})?$/iu.exec(text) ?? [];
  if (amount === '') {
    return {
      problem: `«${text.slice(0, 40)}» is no amount. Write 500 EUR, without signs and without commas for thousands.`,
    };
  }
  const currency = (before ?? after ?? '').toUpperCase();
  if (currency === '' || (before !== undefined && after !== undefined)) {
    return { problem: `«${text}» needs one currency, by its three letters: ${amount} EUR.` };
  }
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    return {
      problem: `There is no currency «${currency}». Write it with three letters: EUR, USD.`,
    };
  }
  const [, fraction = ''] = amount.split('.');
  if (fraction.length > decimalsOf(currency)) {
    return { problem: `«${text}» has more decimals than ${currency} has.` };
  }
  const money = moneyOf(Number(amount), currency);
  return money.minor > 0 ? { value: money } : { problem: `«${text}» has to be above 0.` };
}
