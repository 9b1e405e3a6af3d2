import type { ChartData } from '../shared/digest.ts';
import { colours, type Look } from './chart-look.ts';

type Values = Pick<ChartData, 'days' | 'series'>;

/**
 * Bands behind the days of which some series knows nothing: no data yet is not zero. They hang on columns that are
 * never drawn, since a line's would have no width.
 */
export function noDataBands(chart: Values, look: Look) {
  return {
    type: 'bar',
    silent: true,
    data: [],
    markArea: {
      silent: true,
      itemStyle: { color: colours[look].gap },
      data: spans(chart).map(([from, to]) => [{ xAxis: from }, { xAxis: to }]),
    },
  };
}

/** What the bands mean; undefined where there are none. */
export function bandWords(chart: Values): string | undefined {
  const gaps = daysWithGaps(chart);
  if (gaps.length === 0) return undefined;
  const isWhole = gaps.every((day) =>
    chart.series.every(({ values }) => (values[chart.days.indexOf(day)] ?? null) === null),
  );
  return isWhole ? 'grey: no data yet' : 'grey: some data missing yet';
}

/** First and last day of each run of such days, so that one band has no seams. */
function spans(chart: Values): [string, string][] {
  const gaps = new Set(daysWithGaps(chart));
  return chart.days.reduce<[string, string][]>((found, day, index) => {
    if (!gaps.has(day)) return found;
    const before = found.at(-1);
    if (before === undefined || !gaps.has(chart.days[index - 1] ?? ''))
      return [...found, [day, day]];
    return [...found.slice(0, -1), [before[0], day]];
  }, []);
}

function daysWithGaps({ days, series }: Values): string[] {
  return days.filter((_, index) => series.some(({ values }) => (values[index] ?? null) === null));
}
