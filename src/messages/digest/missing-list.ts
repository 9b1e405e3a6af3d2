import type { RichTextBlock } from '@slack/types';
import type { MissingSource } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, richText } from '../kit/rich-text.ts';

/** What the figures do not hold, and why; nothing where they hold all. */
export function missingList(missing: MissingSource[]): RichTextBlock | undefined {
  if (missing.length === 0) return undefined;
  const more = missing.length - mostShown;
  return richText(
    line(bold('Not in these figures')),
    list([
      ...missing
        .slice(0, mostShown)
        .map(({ name, why }) => line(bold(oneLine(name, 80)), `: ${oneLine(why, 150)}`)),
      ...(more > 0 ? [line(`… and ${counted(more, 'more source')}`)] : []),
    ]),
  );
}

const mostShown = 4;
