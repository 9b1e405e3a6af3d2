import type { LedgerEntry } from '../../shared/ledger.ts';
import { formatMoney, type Money } from '../../shared/money.ts';
import type { Json } from '../../shared/operation.ts';
import { oneLine } from '../kit/one-line.ts';

/** `bid €0.80 → €0.90, status pause → play`: every field with what it was, where that is known, and what it is. */
export function fieldMoves({ before, after }: Pick<LedgerEntry, 'before' | 'after'>): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const moves = names.slice(0, fieldsShown).map((name) => {
    const was = Object.hasOwn(before, name) ? `${valueWords(before[name])} → ` : '';
    return `${oneLine(name.replaceAll('_', ' '), 24)} ${was}${valueWords(after[name])}`;
  });
  const more = names.length - moves.length;
  return [...moves, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

const fieldsShown = 3;

function valueWords(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '–';
  if (isMoney(value)) return formatMoney(value);
  return oneLine(typeof value === 'string' ? value : JSON.stringify(value), 40);
}

function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const { minor, currency } = value as { minor?: unknown; currency?: unknown };
  return typeof minor === 'number' && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
}
