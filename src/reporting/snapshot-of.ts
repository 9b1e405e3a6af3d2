import type { DigestSnapshot } from '../shared/digest.ts';
import { addDays } from '../shared/local-time.ts';
import { chartDays, daysOfChart } from './days-needed.ts';
import type { DigestInput } from './digest-input.ts';
import { figureBook } from './figure-book.ts';

/** What a digest says of each of its sources by day, for those days that the services may still restate. */
export function snapshotOf(input: DigestInput): DigestSnapshot {
  const { settings, periodKey, dueAt, sources, days } = input;
  const book = figureBook(days);
  const said = sources.flatMap(({ subject, name, currency, zone, flight }) => {
    const { from } = daysOfChart(dueAt, zone);
    return Array.from({ length: chartDays }, (_, count) => addDays(from, count))
      .filter((day) => {
        const isInFlight = flight === undefined || (day >= flight.from && day <= flight.to);
        return isInFlight || book.knows(subject, day);
      })
      .map((day) => ({ subject, name, currency, zone, day, counts: book.on(subject, day) }));
  });
  return { digest: settings.id, periodKey, said };
}
