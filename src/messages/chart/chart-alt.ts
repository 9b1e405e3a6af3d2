import { chartDay, chartSpan, chartValue } from '../../shared/chart-words.ts';
import type { ChartData } from '../../shared/digest.ts';
import { oneLine } from '../kit/one-line.ts';

/** What somebody gets who cannot see a chart: what it is over, and of each series first, lowest, highest and last. */
export function chartAlt(chart: ChartData): string {
  const series = chart.series.map((each) => seriesWords(chart, each)).join('; ');
  return oneLine(`${chart.title}, ${chart.unit}, ${chartSpan(chart)}. ${series}.`, 1_900);
}

/** `lowest €80.00 on 9 Nov, highest €120.00 on 14 Nov, last €110.00 on 20 Nov`; undefined where nothing is known. */
export function rangeWords(chart: ChartData, values: (number | null)[]): string | undefined {
  const known = chart.days.flatMap((day, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ day, value }];
  });
  const sorted = known.toSorted((one, other) => one.value - other.value);
  const [low, high, last] = [sorted[0], sorted.at(-1), known.at(-1)];
  if (low === undefined || high === undefined || last === undefined) return undefined;
  const words = ({ day, value }: typeof low) =>
    `${chartValue(value, chart.unit)} on ${chartDay(day)}`;
  if (known.length === 1) return words(last);
  return low.value === high.value
    ? `${chartValue(last.value, chart.unit)} every day`
    : `lowest ${words(low)}, highest ${words(high)}, last ${words(last)}`;
}

function seriesWords(chart: ChartData, { name, values }: ChartData['series'][number]): string {
  const range = rangeWords(chart, values);
  if (range === undefined) return `${oneLine(name, 60)}: no data yet`;
  const unknown = chart.days.filter((_, index) => (values[index] ?? null) === null).length;
  const gap = unknown === 0 ? '' : `, no data yet for ${unknown} of ${chart.days.length} days`;
  return `${oneLine(name, 60)}: ${range}${gap}`;
}
