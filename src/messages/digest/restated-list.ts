import type { RichTextBlock, RichTextSection } from '@slack/types';
import { daysWords } from '../../shared/day-words.ts';
import type { Restatement } from '../../shared/digest.ts';
import { figureWords, formatFigure } from '../../shared/figure-words.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, richText } from '../kit/rich-text.ts';

/** What the services say otherwise now than when the digest said it; nothing where all still holds. */
export function restatedList(restated: Restatement[]): RichTextBlock | undefined {
  if (restated.length === 0) return undefined;
  const more = restated.length - mostShown;
  return richText(
    line(bold('Restated'), ', corrected by the services since the last digest'),
    list([
      ...restated.slice(0, mostShown).map(restatedLine),
      ...(more > 0 ? [line(`… and ${counted(more, 'more figure')}`)] : []),
    ]),
  );
}

const mostShown = 6;

function restatedLine({ name, figure, days, zone, currency, said, now }: Restatement) {
  const write = (value: number | null): string =>
    value === null ? 'no data' : formatFigure(figure, value, currency);
  return line(
    bold(oneLine(name, 60)),
    `, ${figureWords[figure].label.toLowerCase()} of ${daysWords(days)} (${zone}): `,
    `${write(now)} now, ${write(said)} was said`,
  ) satisfies RichTextSection;
}
