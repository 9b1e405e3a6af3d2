import type { FigureChange } from '../shared/figure.ts';
import { formatFigure } from '../shared/figure-words.ts';
import { daysWords } from '../shared/day-words.ts';
import { beforeWords, periodTitle } from '../shared/period-words.ts';
import { figureOf } from './figure-of.ts';
import { cells, type PeriodSum } from './period-sums.ts';

/** What happened, in one sentence; each currency in a clause of its own. `missing`: sources that could not be read. */
export function headline(sums: readonly PeriodSum[], missing: number): string {
  const [first] = sums;
  if (first === undefined) return nothing(missing);
  const isOne = sums.every((sum) => whenOf(sum) === whenOf(first));
  const title = periodTitle(first.period);
  const clauses = sums.slice(0, mostClauses).map((sum) => {
    return isOne
      ? clause(sum)
      : `in ${sum.period.zone} (${daysWords(sum.period.days)}) ${clause(sum)}`;
  });
  if (sums.length > mostClauses) clauses.push(`${sums.length - mostClauses} more below`);
  const when = isOne ? `${title} (${whenOf(first)})` : title;
  const lacks = missing === 0 ? '' : `; ${sources(missing)} could not be read`;
  return `${when}: ${clauses.join('; and ')}${lacks}.`;
}

const mostClauses = 3;

function nothing(missing: number): string {
  if (missing > 0) return `Nothing could be read: the figures of ${sources(missing)} are missing.`;
  return 'There is nothing to tell: no media plan or search client of this digest has had a full day yet.';
}

/** `€1,234.50 spent, 12 % more than the Thursday before; 41 conversions at €30.11` */
function clause(sum: PeriodSum): string {
  const { now, currency, missingDays } = sum;
  if (now.spent === null && missingDays.length === 0) return `nothing in ${currency} was running`;
  if (now.spent === null) return `no data has come yet for ${currency}`;
  const [spend] = cells(['spend'], sum);
  const moved = spend === undefined ? '' : movedWords(spend.change, beforeWords(sum.period));
  const partly = missingDays.length === 0 ? '' : ' as far as it is known';
  const spent = `${formatFigure('spend', now.spent, currency)} spent${partly}${moved}`;
  if (now.conversions === null) return spent;
  return `${spent}; ${conversions(sum, now.conversions)}`;
}

function conversions({ now, currency }: PeriodSum, count: number): string {
  const number = formatFigure('conversions', count, currency);
  const cpa = figureOf('cpa', now);
  if (cpa === null || number === '0') return `${number === '0' ? 'no' : number} conversions`;
  const word = number === '1' ? 'conversion' : 'conversions';
  return `${number} ${word} at ${formatFigure('cpa', cpa, currency)}`;
}

function movedWords(change: FigureChange, before: string | undefined): string {
  if (change.kind !== 'percent' || before === undefined) return '';
  const by = Math.round(Math.abs(change.by));
  if (by === 0) return `, as much as ${before}`;
  return `, ${by.toLocaleString('en')} % ${change.by > 0 ? 'more' : 'less'} than ${before}`;
}

const whenOf = ({ period }: PeriodSum): string => `${daysWords(period.days)}, ${period.zone}`;

const sources = (count: number): string => `${count} ${count === 1 ? 'source' : 'sources'}`;
