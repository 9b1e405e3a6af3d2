import type { EChartsCoreOption } from 'echarts/core';
import { chartSpan, axisValue } from '../shared/chart-words.ts';
import type { ChartData } from '../shared/digest.ts';
import { bars } from './bars.ts';
import { colours, fontSizes, size, type Look } from './chart-look.ts';
import { dayLabels } from './day-labels.ts';
import { fontFamily } from './fonts.ts';
import { lines } from './lines.ts';
import { bandWords, noDataBands } from './no-data-bands.ts';
import { fitText, textWidth } from './text-width.ts';

/** A chart as echarts wants it: columns for one series, lines for several, and bands where nothing is known. */
export function chartOption(chart: ChartData, look: Look): EChartsCoreOption {
  const shown = { ...chart, series: chart.series.slice(0, mostSeries) };
  const isEmpty = shown.series.every(({ values }) => values.every((value) => value === null));
  const { right, series } = shown.series.length > 1 ? lines(shown, look) : bars(shown, look);
  const { card, ink, quiet, grid } = colours[look];
  const left = 20 + axisWidth(shown);
  return {
    animation: false,
    backgroundColor: card,
    textStyle: { fontFamily, color: ink },
    title: [heading(chart, look), ...(isEmpty ? [emptyWords(look)] : [])],
    grid: { left, right, top: 92, bottom: 62 },
    xAxis: {
      type: 'category',
      data: chart.days,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: quiet } },
      axisLabel: {
        ...dayLabels(chart.days, size.width - left - right),
        color: quiet,
        fontSize: fontSizes.small,
      },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      // Half a click is none.
      minInterval: /^[A-Z]{3}$|%/u.test(chart.unit) ? 0 : 1,
      splitLine: { lineStyle: { color: grid } },
      axisLabel: {
        color: quiet,
        fontSize: fontSizes.small,
        formatter: (value: number) => axisValue(value, chart.unit),
      },
    },
    series: [noDataBands(shown, look), ...series],
  };
}

const mostSeries = 6;
const margin = 24;

function heading(chart: ChartData, look: Look) {
  const { ink, quiet } = colours[look];
  const { title, unit, series } = chart;
  const gaps = bandWords(chart);
  const parts = [
    `${unit}, ${chartSpan(chart)}`,
    ...(gaps === undefined ? [] : [gaps]),
    ...(series.length > mostSeries ? [`the first ${mostSeries} of ${series.length}`] : []),
  ];
  const room = size.width - 2 * margin;
  return {
    left: margin - 5,
    top: 16,
    text: fitText(title, room, fontSizes.title, 600),
    subtext: fitText(parts.join(' · '), room, fontSizes.label),
    itemGap: 8,
    textStyle: { color: ink, fontSize: fontSizes.title, fontWeight: 600, fontFamily },
    subtextStyle: { color: quiet, fontSize: fontSizes.label, fontFamily },
  };
}

const emptyWords = (look: Look) => ({
  left: 'center',
  top: 'middle',
  text: 'No data yet',
  textStyle: { color: colours[look].quiet, fontSize: fontSizes.title, fontWeight: 400, fontFamily },
});

/** About as wide as the widest label of the axis will be. */
function axisWidth({ series, unit }: ChartData): number {
  const values = series.flatMap(({ values: all }) => all.filter((value) => value !== null));
  const labels = [Math.max(0, ...values), Math.min(0, ...values)].map((end) =>
    textWidth(axisValue(end * 1.2, unit), fontSizes.small),
  );
  return Math.ceil(Math.max(...labels)) + 14;
}
