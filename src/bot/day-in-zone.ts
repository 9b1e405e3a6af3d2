/** The day `days` after the one that `now` (milliseconds) is in `timeZone` (IANA), as `YYYY-MM-DD`. */
export function dayInZone(now: number, timeZone: string, days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
