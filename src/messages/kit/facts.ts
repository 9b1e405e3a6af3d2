import type { SectionBlock } from '@slack/types';
import { escape } from './escape.ts';
import { oneLine } from './one-line.ts';

/** Facts side by side, at most ten: a label and below it what is so, one or several lines. */
export function facts(...pairs: [label: string, ...lines: string[]][]): SectionBlock {
  return {
    type: 'section',
    fields: pairs.map(([label, ...lines]) => ({
      type: 'mrkdwn',
      text: [`*${label}*`, ...lines.map((text) => escape(oneLine(text, 160)))].join('\n'),
      verbatim: true,
    })),
  };
}
