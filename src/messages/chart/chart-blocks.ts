import type { Block, KnownBlock } from '@slack/types';
import { chartDay, chartSpan, chartValue } from '../../shared/chart-words.ts';
import type { ChartData } from '../../shared/digest.ts';
import { escape } from '../kit/escape.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { rangeWords } from './chart-alt.ts';

/**
 * A chart as Slack draws it, with its figures in words below; nothing where it does not fit into what Slack draws,
 * which knows no gaps: a day of which nothing is known would be drawn as one that is not there.
 */
export function chartBlocks(chart: ChartData): KnownBlock[] {
  const shown = withoutOpenEnd({ ...chart, unit: oneLine(chart.unit, 20) });
  return fits(shown) ? [drawing(shown), note(words(shown))] : [];
}

// Not in @slack/types yet. https://docs.slack.dev/reference/block-kit/blocks/data-visualization-block
interface DataVisualizationBlock extends Block {
  type: 'data_visualization';
  title: string;
  chart: {
    type: 'bar' | 'line';
    series: { name: string; data: { label: string; value: number }[] }[];
    axis_config: { categories: string[]; y_label: string };
  };
}

const mostSeries = 6;
const mostDays = 20;
const longestName = 20;

/** The newest days may not be known yet; the words below say where the chart ends. */
function withoutOpenEnd(chart: ChartData): ChartData {
  const end = chart.days.findLastIndex((_, index) =>
    chart.series.some(({ values }) => (values[index] ?? null) !== null),
  );
  return {
    ...chart,
    days: chart.days.slice(0, end + 1),
    series: chart.series.map(({ name, values }) => ({ name, values: values.slice(0, end + 1) })),
  };
}

function fits({ days, series }: ChartData): boolean {
  // One day is a number, no chart.
  if (days.length < 2 || days.length > mostDays) return false;
  if (series.length === 0 || series.length > mostSeries) return false;
  return series.every(({ values }) => days.every((_, index) => (values[index] ?? null) !== null));
}

function drawing({ title, unit, days, series }: ChartData): KnownBlock {
  const labels = days.map(dayLabel);
  const names = uniqueNames(series.map(({ name }) => name));
  const block: DataVisualizationBlock = {
    type: 'data_visualization',
    title: titleOf(title, unit),
    chart: {
      type: series.length === 1 ? 'bar' : 'line',
      series: series.map(({ values }, nth) => ({
        name: names[nth] ?? '',
        data: labels.map((label, index) => ({ label, value: values[index] ?? 0 })),
      })),
      axis_config: { categories: labels, y_label: unit },
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Slack's types do not know the block yet.
  return block as unknown as KnownBlock;
}

/** Of two charts of money the currency is what tells them apart. */
function titleOf(title: string, unit: string): string {
  const currency = /^[A-Z]{3}$/u.test(unit) ? `, ${unit}` : '';
  return `${oneLine(title, 50 - currency.length)}${currency}`;
}

/** Slack refuses a name twice; names that are cut may become the same. */
function uniqueNames(names: string[]): string[] {
  const cut = names.map((name) => oneLine(name, longestName));
  return cut.map((name, nth) =>
    cut.indexOf(name) === nth ? name : `${oneLine(name, longestName - 3)} ${nth + 1}`,
  );
}

function words(chart: ChartData): string {
  const [first] = chart.series;
  const range = first === undefined ? '' : rangeWords(chart, first.values);
  const figures = chart.series.length === 1 ? range : lastWords(chart);
  return escape([chartSpan(chart), figures].join('  ·  '));
}

/** `on 20 Nov: Social €80.00, Search €12.00` */
function lastWords({ days, unit, series }: ChartData): string {
  const last = series.map(({ name, values }) => {
    return `${oneLine(name, 30)} ${chartValue(values[days.length - 1] ?? 0, unit)}`;
  });
  return `on ${chartDay(days.at(-1) ?? '')}: ${last.join(', ')}`;
}

/** Short, since Slack sets all of them side by side: the month stands only where it begins. */
function dayLabel(day: string, index: number): string {
  return index === 0 || day.endsWith('-01') ? chartDay(day) : String(Number(day.slice(8)));
}
