import type { RichTextBlock, RichTextSection } from '@slack/types';
import type { Mover, PeriodFigures } from '../../shared/digest.ts';
import { figureWords, formatFigure } from '../../shared/figure-words.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, richText } from '../kit/rich-text.ts';
import { spanBefore, spanWords } from './span-words.ts';

/** What made the figures of the first period move; nothing where nothing did. */
export function moverList(movers: Mover[], figures: PeriodFigures[]): RichTextBlock | undefined {
  if (movers.length === 0) return undefined;
  const isOne = new Set(movers.map(({ currency }) => currency)).size === 1;
  return richText(
    line(bold('What changed'), figures.length === 0 ? '' : against(figures)),
    list(movers.slice(0, mostMovers).map((mover) => moverLine(mover, isOne))),
  );
}

const mostMovers = 5;

function against(figures: PeriodFigures[]): string {
  const before = spanBefore(figures);
  return `, ${spanWords(figures)}${before === undefined ? '' : ` against ${before}`}`;
}

function moverLine(mover: Mover, isOneCurrency: boolean): RichTextSection {
  const { name, level, figure, by, currency, share } = mover;
  const { label } = figureWords[figure];
  const sign = by > 0 ? '+' : '−';
  return line(
    `${label} ${sign}${formatFigure(figure, Math.abs(by), currency)} in `,
    bold(oneLine(name, 80)),
    level === 'service' ? '' : ` (${level})`,
    `: ${shareWords(share)}${isOneCurrency ? '' : ` in ${currency}`}`,
  );
}

function shareWords(share: number): string {
  if (share > 1) return 'others moved the other way, it is more than all of the change';
  return `${Math.round(share * 100)} % of the change`;
}
