import type { KnownBlock } from '@slack/types';
import type { ChartData } from '../../shared/digest.ts';
import { chartBlocks } from '../chart/chart-blocks.ts';
import { counted } from '../kit/counted.ts';
import { note } from '../kit/note.ts';

/** The first charts that Slack can draw; all of them are pictures in the thread, which a preview has not. */
export function digestCharts(charts: ChartData[], isPreview: boolean): KnownBlock[] {
  const drawn = charts.map(chartBlocks).filter((blocks) => blocks.length > 0);
  const shown = drawn.slice(0, mostDrawn);
  const left = charts.length - shown.length;
  return [
    ...shown.flat(),
    ...(left === 0 || isPreview ? [] : [note(leftWords(left, shown.length > 0))]),
  ];
}

/** Slack takes no more in one message. */
const mostDrawn = 2;

function leftWords(left: number, hasSome: boolean): string {
  return `${counted(left, hasSome ? 'more chart' : 'chart')} in the thread.`;
}
