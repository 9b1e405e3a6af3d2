import type { QuietHours, Timing } from '../../shared/digest.ts';

/** `Mon–Fri at 08:30, Europe/Berlin`, and the quiet hours where there are any. */
export function timingWords({ time, weekdays, zone }: Timing, quiet?: QuietHours): string {
  const held = quiet === undefined ? '' : `, quiet from ${quiet.from} to ${quiet.to}`;
  return `${weekdayWords(weekdays)} at ${time}, ${zone}${held}`;
}

/** `every day`, `Mon–Fri`, `Mon, Wed–Fri`; 0 is Sunday. */
export function weekdayWords(weekdays: readonly number[]): string {
  const days = order.filter((day) => weekdays.includes(day));
  if (days.length === order.length) return 'every day';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isNext = run !== undefined && order.indexOf(day) === order.indexOf(run.at(-1) ?? -1) + 1;
    if (isNext) run.push(day);
    else runs.push([day]);
  }
  return runs.map(runWords).join(', ');
}

/** Weeks begin on Monday. */
const order = [1, 2, 3, 4, 5, 6, 0];

function runWords(run: number[]): string {
  const names = run.map((day) => dayNames[day] ?? '');
  return names.length > 2 ? `${names.at(0)}–${names.at(-1)}` : names.join(', ');
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
