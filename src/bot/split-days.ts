import type { Days } from '../shared/evidence-days.ts';
import { daysBetween, isDay } from '../shared/local-time.ts';
import { UserError } from './user-error.ts';

/** More messages at once nobody reads. */
export const mostDays = 31;

/**
 * Takes the days off the end of `Morning 2026-11-01..2026-11-10` or `Morning 2026-11-01`.
 * @throws UserError for days that are none, or too many
 */
export function splitDays(words: string): { before: string; days?: Days } {
  const [, before = '', from, to = from] =
    /^(.*?)\s*(\d{4}-\d{1,2}-\d{1,2})(?:\s?(?:\.\.|…|–|to|until)\s?(\d{4}-\d{1,2}-\d{1,2}))?$/iu.exec(
      words.trim(),
    ) ?? [];
  if (from === undefined || to === undefined) return { before: words.trim() };
  const wrong = [from, to].find((day) => !isDay(day));
  if (wrong !== undefined) {
    throw new UserError(
      `There is no day «${wrong}» in the calendar. Write days as 2026-11-01..2026-11-10.`,
    );
  }
  if (to < from) throw new UserError(`${to} is before ${from}. Name the earlier day first.`);
  const count = daysBetween(from, to) + 1;
  if (count > mostDays) {
    throw new UserError(
      `${from} to ${to} are ${count} days; ${mostDays} are the most at once. Name fewer.`,
    );
  }
  return { before, days: { from, to } };
}
