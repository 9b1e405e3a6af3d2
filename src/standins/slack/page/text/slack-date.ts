/** Whose clock a date is shown on: IANA zone, and the instant that «today» is counted from. */
export interface DateReader {
  timeZone: string;
  now: Date;
}

/**
 * Fills Slack's date tokens (`{date_short_pretty} at {time}`) for one reader, on the 24-hour clock.
 * The tokens are those of the `RichTextDate` type in `@slack/types`; an unknown one stays as it is.
 */
export function formatSlackDate(
  unixSeconds: number,
  format: string,
  { timeZone, now }: DateReader,
): string {
  const instant = new Date(unixSeconds * 1000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant);
  const long = () => part({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const date = () => part({ month: 'long', day: 'numeric' });
  const short = () => part({ month: 'short', day: 'numeric', year: 'numeric' });
  const near = () => nearDay(instant, { timeZone, now });
  const yearOf = (day: Date) => dayNumber(day, timeZone).slice(0, 4);
  const tokens: Record<string, () => string> = {
    day_divider_pretty: () =>
      near() ??
      (yearOf(instant) === yearOf(now)
        ? part({ weekday: 'long', month: 'long', day: 'numeric' })
        : long()),
    date_num: () => dayNumber(instant, timeZone),
    date_slash: () => part({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    date_long: long,
    date_long_full: () => part({ month: 'long', day: 'numeric', year: 'numeric' }),
    date_long_pretty: () => near() ?? long(),
    date,
    date_pretty: () => near() ?? date(),
    date_short: short,
    date_short_pretty: () => near() ?? short(),
    time: () => part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    time_secs: () =>
      part({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
    ago: () => ago(instant, now),
  };
  return format.replace(/\{(\w+)\}/g, (token, name: string, at: number) => {
    const text = tokens[name]?.() ?? token;
    return at === 0 && name.endsWith('_pretty') ? capitalised(text) : text;
  });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `2026-11-21`, as the day is called in that zone. */
export function dayNumber(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

const dayMs = 86_400_000;

function nearDay(at: Date, { timeZone, now }: DateReader): string | undefined {
  const days = (instant: Date) => Date.parse(dayNumber(instant, timeZone)) / dayMs;
  return { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[String(days(at) - days(now))];
}

function ago(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative.format(Math.trunc(seconds / size), unit);
}
