import { shortValue } from '../shared/chart-words.ts';
import type { ChartData } from '../shared/digest.ts';
import { colours, fontSizes, size, type Look } from './chart-look.ts';
import { fontFamily } from './fonts.ts';
import { textWidth } from './text-width.ts';

/** One series as columns, with their values on them as far as there is room: else on the highest and the last. */
export function bars(chart: ChartData, look: Look) {
  const values = chart.days.map((_, index) => chart.series[0]?.values[index] ?? null);
  const isLabelled = labelled(values, chart.unit);
  const { card, ink, series } = colours[look];
  return {
    right: margin,
    series: [
      {
        type: 'bar',
        // In the place of the columns that carry the bands, not beside it.
        barGap: '-100%',
        barCategoryGap: '28%',
        barMaxWidth: 64,
        // So that 0 is seen to be a value.
        barMinHeight: 2,
        itemStyle: { color: series[0], borderRadius: 2 },
        data: values.map((value, index) => ({
          value,
          label: {
            show: isLabelled(index),
            position: (value ?? 0) < 0 ? 'bottom' : 'top',
            formatter: shortValue(value ?? 0, chart.unit),
            color: ink,
            // Where a label is wider than its column it must not run into the next one.
            textBorderColor: card,
            textBorderWidth: 3,
            fontFamily,
            fontSize: fontSizes.small,
          },
        })),
      },
    ],
  };
}

const margin = 24;

function labelled(values: (number | null)[], unit: string): (index: number) => boolean {
  const room = (size.width - 4 * margin) / values.length;
  const doAllFit = values.every(
    (value) => value === null || textWidth(shortValue(value, unit), fontSizes.small) + 4 <= room,
  );
  if (doAllFit) return (index) => values[index] !== null;
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const highest = known.toSorted((one, other) => other.value - one.value)[0]?.index;
  const last = known.at(-1)?.index;
  // Side by side they would run into each other.
  const isTooNear = Math.abs((highest ?? 0) - (last ?? 0)) * room < 48;
  return (index) => index === last || (index === highest && !isTooNear);
}
