import { addDays } from '../shared/local-time.ts';
import { formatMoney } from '../shared/money.ts';
import { dayWords } from '../shared/day-words.ts';
import type { Examined, Finding } from './finding.ts';
import type { FigureBook } from './figure-book.ts';
import { quoted } from './quoted.ts';

/** Whoever has spent nothing for longer did not stop just now. */
const lookBackDays = 7;

/** Those that spent nothing on the last full day and something before; of a source that stopped, not each campaign. */
export function findStopped(examined: readonly Examined[], book: FigureBook): Finding[] {
  const [source, ...campaigns] = examined.map((one) => ({ one, found: stopOf(one, book) }));
  if (source === undefined) return [];
  if (source.found !== undefined) return [source.found];
  return campaigns.flatMap(({ found }) => found ?? []);
}

function stopOf({ subject, name, part }: Examined, book: FigureBook): Finding | undefined {
  const { flight, currency, zone } = part.source;
  const day = part.period.days.to;
  if (flight !== undefined && day > flight.to) return undefined;
  const known = Array.from({ length: lookBackDays + 1 }, (_, back) => addDays(day, -back))
    .map((on) => ({ on, spent: book.on(subject, on).spent }))
    .filter((one) => one.spent !== null);
  const last = known.findIndex(({ spent }) => spent !== 0);
  const [before, since] = [known[last], known[last - 1]];
  if (known[0]?.on !== day || since === undefined) return undefined;
  const amount = before?.spent ?? 0;
  if (before === undefined || amount <= 0) return undefined;
  const isOne = since.on === day;
  const nothing = isOne
    ? `spent nothing on ${dayWords(day)}`
    : `has spent nothing since ${dayWords(since.on)}`;
  const had = `on ${dayWords(before.on)} it spent ${formatMoney({ minor: amount, currency })}`;
  const sentence = `${quoted(name)} ${nothing} (${zone}); ${had}.`;
  return { kind: 'stopped', subject, name, inside: part.source.subject, sentence, weight: amount };
}
