import type { RichTextBlock } from '@slack/types';
import type { LaunchFailure } from '../../shared/launch.ts';
import { oneLine } from '../kit/one-line.ts';
import { pathWords } from '../kit/path-words.ts';
import { bold, italic, line, list, richText, type Words } from '../kit/rich-text.ts';

/** What could not be made and why, the first `shown` of it; nothing where nothing failed. */
export function failureList(
  failures: Pick<LaunchFailure, 'path' | 'message'>[],
  { title, shown, rest }: { title: Words; shown: number; rest: string },
): RichTextBlock | undefined {
  if (failures.length === 0) return undefined;
  const lines = failures
    .slice(0, shown)
    .map(({ path, message }) => line(bold(pathWords(path)), `\n${oneLine(message, 300)}`));
  const more = failures.length - lines.length;
  return richText(
    line(title),
    list(
      more > 0
        ? [...lines, line(italic(`… and ${more.toLocaleString('en')} more ${rest}`))]
        : lines,
    ),
  );
}
