import { slashCommand } from '../shared/ids.ts';
import { isDay } from '../shared/local-time.ts';
import type { ExportPeriod } from '../shared/why.ts';
import { UserError } from './user-error.ts';

/**
 * The period of `export 2027-01-01 2027-01-31`; undefined where it is no export that somebody asks for.
 * @throws UserError for what is no day, or days in the wrong order
 */
export function readExportPeriod(words: string): ExportPeriod | undefined {
  const [first = '', ...days] = words.split(' ');
  if (first.toLowerCase() !== 'export') return undefined;
  const [from, to, ...more] = days;
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined) {
    throw new UserError(
      `«${wrong.slice(0, 40)}» is no day of the calendar. Write days as 2027-01-31: ${example}.`,
    );
  }
  if (more.length > 0) {
    throw new UserError(`Give two days at most, the first and the last one: ${example}.`);
  }
  if (from !== undefined && to !== undefined && from > to) {
    throw new UserError(`${from} is after ${to}. Give the first day first: ${example}.`);
  }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

const example = `\`${slashCommand} why export 2027-01-01 2027-01-31\``;
