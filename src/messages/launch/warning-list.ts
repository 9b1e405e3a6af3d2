import type { RichTextBlock } from '@slack/types';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, italic, line, list, richText } from '../kit/rich-text.ts';

/** What people should know before they decide; nothing where there is nothing. */
export function warningList(warnings: string[]): RichTextBlock | undefined {
  if (warnings.length === 0) return undefined;
  const shown = warnings.slice(0, 6).map((warning) => line(oneLine(warning, 220)));
  const more = warnings.length - shown.length;
  return richText(
    line(bold(counted(warnings.length, 'warning'))),
    list(more > 0 ? [...shown, line(italic(`… and ${more} more`))] : shown),
  );
}
