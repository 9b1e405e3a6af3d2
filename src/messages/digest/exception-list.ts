import type { KnownBlock } from '@slack/types';
import type { DigestException } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, richText } from '../kit/rich-text.ts';

/** What is wrong, the urgent first, and how much more; nothing where nothing is. */
export function exceptionList(
  exceptions: DigestException[],
  leftOut: number,
): (KnownBlock | undefined)[] {
  if (exceptions.length === 0) return [];
  const sorted = [
    ...exceptions.filter(({ urgent }) => urgent),
    ...exceptions.filter(({ urgent }) => !urgent),
  ];
  const all = sorted.length + leftOut;
  const more = all - Math.min(sorted.length, mostShown);
  return [
    richText(
      line(bold(counted(all, 'exception'))),
      list(
        sorted
          .slice(0, mostShown)
          .map(({ sentence, urgent }) =>
            line(urgent ? bold('Urgent: ') : '', oneLine(sentence, 300)),
          ),
      ),
    ),
    more > 0 ? note(`… and ${counted(more, 'more exception')}`) : undefined,
  ];
}

const mostShown = 8;
