const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const whole = new Intl.DateTimeFormat('en-GB', { ...dayAndMonth, year: 'numeric' });
const withoutYear = new Intl.DateTimeFormat('en-GB', dayAndMonth);

/** From the first to the last `YYYY-MM-DD`: `1 Dec – 31 Dec 2026`, or `from 1 Dec 2026, no end`. */
export function days(startOn: string, endOn: string | undefined): string {
  const start = new Date(`${startOn}T00:00:00Z`);
  if (endOn === undefined) return `from ${whole.format(start)}, no end`;
  const isOneYear = startOn.slice(0, 4) === endOn.slice(0, 4);
  const first = (isOneYear ? withoutYear : whole).format(start);
  return `${first} – ${whole.format(new Date(`${endOn}T00:00:00Z`))}`;
}
