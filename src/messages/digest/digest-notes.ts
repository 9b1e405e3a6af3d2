import type { ContextBlock } from '@slack/types';
import { dayWords, daysWords } from '../../shared/day-words.ts';
import type { DigestView, PeriodFigures } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { escape } from '../kit/escape.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { periodInSentence } from './span-words.ts';

/** How the figures are to be read: compared with what, of what days nothing is known, as of when, at what cost. */
export function digestNotes(view: DigestView, isPreview: boolean): ContextBlock {
  const { figures, asOf } = view;
  return note(
    [
      comparedWords(figures),
      missingDayWords(figures),
      `Figures ${sourceWords(figures)}as of ${moment(asOf)}; days are full days on the calendar of each account.`,
      costWords(view, isPreview),
    ]
      .filter((words) => words !== '')
      .join('\n'),
  );
}

/** How many media plans and search clients there are in all: each is in one currency and zone. */
function sourceWords(figures: PeriodFigures[]): string {
  const groups = Map.groupBy(figures, ({ currency, period }) => `${currency} ${period.zone}`);
  const count = groups
    .values()
    .reduce((sum, all) => sum + Math.max(...all.map(({ sources }) => sources)), 0);
  if (count === 0) return '';
  return count === 1
    ? 'of one media plan or client '
    : `of ${count.toLocaleString('en')} media plans and clients `;
}

function comparedWords(figures: PeriodFigures[]): string {
  const compared = figures.filter(({ period }) => period.before !== undefined);
  const byPeriod = Map.groupBy(compared, ({ period }) => periodInSentence(period));
  const all = [...byPeriod].map(([title, same]) => {
    const days = new Set(
      same.flatMap(({ period: { before } }) => (before ? daysWords(before) : [])),
    );
    return `${title} with ${[...days].slice(0, mostZones).join(' or ')}`;
  });
  return all.length === 0 ? '' : `Compared with the same weekdays: ${all.join(', ')}.`;
}

const mostZones = 3;

/** No data yet is not zero: the sums leave those days out. */
function missingDayWords(figures: PeriodFigures[]): string {
  const byZone = Map.groupBy(figures, ({ currency, period }) => `${currency}, ${period.zone}`);
  return [...byZone]
    .flatMap(([where, all]) => {
      const days = [...new Set(all.flatMap(({ missingDays }) => missingDays))].toSorted();
      if (days.length === 0) return [];
      const named = days.slice(-mostListed).map(dayWords);
      const more = days.length > mostListed ? ` and ${days.length - mostListed} more` : '';
      return `*No data yet* of ${named.join(', ')}${more} (${escape(where)}), which is not zero: sums leave them out.`;
    })
    .slice(0, 3)
    .join('\n');
}

const mostListed = 6;

function costWords({ cost: { social, search } }: DigestView, isPreview: boolean): string {
  const asked = [
    ...(social > 0 ? [`${counted(social, 'request')} to the social service`] : []),
    ...(search > 0
      ? [`${counted(search, 'request')} of the 1,000 an hour to the search service`]
      : []),
  ].join(' and ');
  if (asked === '') return 'No service had to be asked: all of it was known already.';
  return isPreview
    ? `*Cost*: this preview took ${asked}. Closed days are never asked for again, so the next one takes fewer.`
    : `Read with ${asked}.`;
}
