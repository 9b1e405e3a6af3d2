/** What stands under the days of an axis so many pixels wide: weekday and day where there is room for it; else every so many days, with months. */
export function dayLabels(days: string[], width: number) {
  const step = Math.ceil((days.length * roomOfOne) / width);
  const isShort = days.length <= 14 && step === 1;
  return {
    interval: (index: number) => index % step === 0,
    lineHeight: 18,
    formatter: (day: string, index: number) => {
      const second = isShort
        ? weekday.format(at(day)).slice(0, 2)
        : monthWhereNew(days, index, step);
      return `${Number(day.slice(8))}\n${second}`;
    },
  };
}

const roomOfOne = 24;

/** The month at the first label that is in it. */
function monthWhereNew(days: string[], index: number, step: number): string {
  const day = days[index] ?? '';
  const before = days[index - step] ?? '';
  return before.slice(0, 7) === day.slice(0, 7) ? '' : month.format(at(day));
}

const at = (day: string) => new Date(`${day}T00:00:00Z`);

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
