import { dayWords } from '../shared/day-words.ts';
import { formatMoney } from '../shared/money.ts';
import type { DeliveredDays } from './delivered-days.ts';
import { figureOf } from './figure-of.ts';
import type { PacingInput } from './pacing-input.ts';
import { quoted } from './quoted.ts';
import { sumCounts } from './sum-counts.ts';

/** By chance alone so many times the usual price of one pass without any once in twenty times. */
const timesUsual = 3;

/** Of a campaign that never had one: so many clicks pass without any once in twenty times where 1 % convert. */
const clicksWithout = 300;

/**
 * A sentence where a campaign spends and nothing comes of it: several times what a conversion cost it before, or, if it
 * is bought for them and never had one, hundreds of clicks. Undefined where conversions are not known.
 */
export function lackOfConversions(input: PacingInput, { days }: DeliveredDays): string | undefined {
  const { currency, target, zone } = input;
  const known = days.filter(({ counts }) => counts.conversions !== null);
  const last = known.findLastIndex(({ counts }) => (counts.conversions ?? 0) > 0);
  const after = known.slice(last + 1);
  const since = after[0];
  if (since === undefined) return undefined;
  const { spent, clicks } = sumCounts(after.map(({ counts }) => counts));
  const told = `${quoted(target.name)} has had no conversion since ${dayWords(since.day)} (${zone})`;
  const paid = formatMoney({ minor: spent ?? 0, currency });
  if (last >= 0) {
    const usual = figureOf('cpa', sumCounts(known.slice(0, last + 1).map(({ counts }) => counts)));
    if (usual === null || usual <= 0 || (spent ?? 0) < timesUsual * usual) return undefined;
    const price = formatMoney({ minor: Math.round(usual), currency });
    return `${told}, for ${paid}; before, one cost ${price}.`;
  }
  if (input.wantsConversions !== true || (clicks ?? 0) < clicksWithout) return undefined;
  return `${told}, the begin of its flight, for ${paid} and ${(clicks ?? 0).toLocaleString('en')} clicks.`;
}
