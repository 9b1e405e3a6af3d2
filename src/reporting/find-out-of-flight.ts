import { addDays } from '../shared/local-time.ts';
import { formatMoney } from '../shared/money.ts';
import { dayWords, daysWords } from '../shared/day-words.ts';
import type { Finding } from './finding.ts';
import type { FigureBook } from './figure-book.ts';
import type { SourceSum } from './period-sums.ts';
import { quoted } from './quoted.ts';

const lookBackDays = 7;

/** A media plan that spent on one of the last days though its flight was not then: the last such day. */
export function findOutOfFlight({ source, period }: SourceSum, book: FigureBook): Finding[] {
  const { flight, subject, name, currency, zone } = source;
  if (flight === undefined) return [];
  const last = Array.from({ length: lookBackDays }, (_, back) => addDays(period.days.to, -back))
    .filter((day) => day < flight.from || day > flight.to)
    .map((day) => ({ day, spent: book.on(subject, day).spent ?? 0 }))
    .find(({ spent }) => spent > 0);
  if (last === undefined) return [];
  const spent = formatMoney({ minor: last.spent, currency });
  const when = `${dayWords(last.day)} (${zone})`;
  const sentence = `${quoted(name)} spent ${spent} on ${when}, outside of its flight of ${daysWords(flight)}.`;
  return [{ kind: 'out of flight', subject, name, inside: subject, sentence, weight: last.spent }];
}
