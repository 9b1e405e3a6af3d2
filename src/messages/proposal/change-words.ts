import { formatMoney, type Money } from '../../shared/money.ts';
import type { Change, ChangedField, Proposal } from '../../shared/proposal.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';

/** What is changed, as people call it. */
export const fieldWords: Record<ChangedField, string> = {
  bid: 'bid',
  daily_budget: 'daily budget',
  lifetime_budget: 'lifetime budget',
};

/** `Bid of «Winter boots»`, or `12 bids`. */
export function titleOf({ request, changes }: Proposal): string {
  const [change] = changes;
  if (changes.length > 1 || change === undefined) return counted(changes.length, request.of);
  return `${capital(fieldWords[change.field])} of «${oneLine(change.target.name, 100)}»`;
}

/** `€0.50 → €0.55`. */
export const moveWords = ({ before, after }: Pick<Change, 'before' | 'after'>): string =>
  `${formatMoney(before)} → ${formatMoney(after)}`;

/** By how much it moves: `+10%`, `−33.3%`; from nothing there is no percentage. */
export function percentWords(before: Money, after: Money): string {
  if (before.minor === 0) return after.minor === 0 ? '±0%' : 'from 0';
  const percent = ((after.minor - before.minor) / before.minor) * 100;
  const text = Math.abs(percent).toLocaleString('en', { maximumFractionDigits: 1 });
  if (text === '0') return percent === 0 ? '±0%' : `${percent < 0 ? '−' : '+'}less than 0.1%`;
  return `${percent < 0 ? '−' : '+'}${text}%`;
}

export const capital = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
