import { addDays, startOfDay } from '../../shared/local-time.ts';
import type { ExportPeriod } from '../../shared/why.ts';

/** From the first instant of the first day to the first one after the last, on a calendar in `zone`. */
export function periodInstants(
  { from, to }: ExportPeriod,
  zone: string,
): { from: string; before: string } {
  const startOf = (day: string) => new Date(startOfDay(day, zone) * 1000).toISOString();
  return {
    from: from === undefined ? new Date(0).toISOString() : startOf(from),
    before: to === undefined ? '9999-12-31T00:00:00.000Z' : startOf(addDays(to, 1)),
  };
}
