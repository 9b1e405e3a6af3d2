import type { RichTextBlock, RichTextSection } from '@slack/types';
import { formatMoney, type Money } from '../../shared/money.ts';
import type { Evidence, Figures } from '../../shared/proposal.ts';
import { days } from '../kit/days.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, richText } from '../kit/rich-text.ts';
import { percentWords } from './change-words.ts';

/** Figures over periods, the newest first, each with its days and their zone; or why there are none. */
export function evidenceList(title: string, evidence: Evidence): RichTextBlock {
  if ('missing' in evidence) {
    return paragraph(bold(`${title}: `), `none, because ${oneLine(evidence.missing, 300)}.`);
  }
  const [first, second] = evidence.figures;
  if (first === undefined) return paragraph(bold(`${title}: `), 'none.');
  const about = first.about === undefined ? '' : ` of ${oneLine(first.about, 120)}`;
  return richText(
    line(bold(title), `${about}, days in ${first.zone}:`),
    list([
      ...evidence.figures.slice(0, 4).map(figuresLine),
      ...(second === undefined ? [] : [line(`Difference: ${differenceWords(first, second)}`)]),
    ]),
  );
}

function figuresLine(figures: Figures): RichTextSection {
  return line(bold(days(figures.from, figures.to)), `: ${countWords(figures)}`);
}

function countWords(figures: Figures): string {
  const { spent, impressions, clicks } = figures;
  const rate = impressions === 0 ? '–' : `${((clicks / impressions) * 100).toFixed(2)}%`;
  const cost = costOf(figures);
  return [
    `${formatMoney(spent)} spent`,
    `${impressions.toLocaleString('en')} impressions`,
    `${clicks.toLocaleString('en')} clicks`,
    `CTR ${rate}`,
    `CPC ${cost === undefined ? '–' : formatMoney(cost)}`,
  ].join(', ');
}

function differenceWords(now: Figures, before: Figures): string {
  const [cost, costBefore] = [costOf(now), costOf(before)];
  return [
    `spend ${move(before.spent, now.spent)}`,
    `clicks ${move(countOf(before.clicks), countOf(now.clicks))}`,
    ...(cost && costBefore ? [`CPC ${move(costBefore, cost)}`] : []),
  ].join(', ');
}

const move = (before: Money, now: Money): string => percentWords(before, now);

const countOf = (count: number): Money => ({ minor: count, currency: '' });

/** What a click cost, computed from counts. */
function costOf({ spent, clicks }: Figures): Money | undefined {
  if (clicks === 0) return undefined;
  return { minor: Math.round(spent.minor / clicks), currency: spent.currency };
}
