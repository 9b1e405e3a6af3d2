import type { RichTextBlock, RichTextSection } from '@slack/types';
import type {
  DeliveryAction,
  LeftOut,
  LeftOutReason,
  LeftOutTally,
} from '../../shared/delivery.ts';
import { slashCommand } from '../../shared/ids.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, line, list, person, richText, type Words } from '../kit/rich-text.ts';

/** What stays as it is, and why, with what to do where somebody wants it otherwise. */
export function leftOutList(
  action: DeliveryAction,
  leftOut: readonly LeftOutTally[],
): RichTextBlock | undefined {
  if (leftOut.length === 0) return undefined;
  const count = leftOut.reduce((sum, tally) => sum + tally.count, 0);
  return richText(
    line(bold(`${count.toLocaleString('en')} left as ${count === 1 ? 'it is' : 'they are'}:`)),
    list(leftOut.map((tally) => tallyLine(action, tally))),
  );
}

function tallyLine(action: DeliveryAction, { why, count, first }: LeftOutTally): RichTextSection {
  const more = count - first.length;
  const named = first.flatMap((one, index): Words[] => [
    index === 0 ? '' : ', ',
    ...nameWords(one),
  ]);
  return line(
    `${count.toLocaleString('en')} ${reasons[why]}: `,
    ...named,
    more > 0 ? ` and ${more.toLocaleString('en')} more` : '',
    ...(action === 'resume' ? wayOut(why) : []),
  );
}

const reasons: Record<LeftOutReason, string> = {
  gone: 'archived, deleted or not there any more',
  frozen: 'frozen',
  foreign: 'not paused through Adjutant',
  own: 'paused on their own',
  touched: 'changed by somebody since',
};

function nameWords({ name, by, reason }: LeftOut): Words[] {
  const why = reason === undefined ? '' : `: ${oneLine(reason, 80)}`;
  return [`«${oneLine(name, 50)}»`, ...(by === undefined ? [] : [' (', person(by), `${why})`])];
}

/** What somebody can do who wants to play it all the same. */
function wayOut(why: LeftOutReason): Words[] {
  switch (why) {
    case 'foreign':
    case 'touched':
      return ['. To play it: ', code(`${slashCommand} do campaigns.perform`)];
    case 'own':
      return ['. To play it, resume it by itself.'];
    case 'frozen':
      return ['. To end that: ', code(`${slashCommand} unfreeze`)];
    case 'gone':
      return [];
  }
}
