import type { TableBlock } from '@slack/types';
import { formatMoney } from '../../shared/money.ts';
import type { ChangeResult, Proposal } from '../../shared/proposal.ts';
import { oneLine } from '../kit/one-line.ts';
import { moveWords, percentWords } from './change-words.ts';

/** So many are listed in a card. */
export const mostListed = 25;

/** Many changes side by side; the first ones, where there are more than a card can hold. */
export function changeTable({ changes, results }: Proposal): TableBlock {
  const rows = changes
    .slice(0, mostListed)
    .map(({ target, before, after }, index) => [
      `${oneLine(target.name, 50)} (${target.kind} ${oneLine(target.id, 30)})`,
      moveWords({ before, after }),
      percentWords(before, after),
      ...(results === undefined ? [] : [resultWords(results[index])]),
    ]);
  const columns = [
    'Object',
    'Now → proposed',
    'Change',
    ...(results === undefined ? [] : ['Result']),
  ];
  return {
    type: 'table',
    rows: [columns, ...rows].map((cells) => cells.map((text) => ({ type: 'raw_text', text }))),
    column_settings: columns.map((_, index) => ({
      align: index === 0 || index === 3 ? 'left' : 'right',
      is_wrapped: index === 0 || index === 3,
    })),
  };
}

/** What is true now of one change, in short. */
export function resultWords(result: ChangeResult | undefined): string {
  switch (result?.outcome) {
    case undefined:
      return 'not tried';
    case 'changed':
      return `now ${formatMoney(result.now)}`;
    case 'otherwise':
      return `not as it was to be: the service made it ${formatMoney(result.now)}`;
    case 'already so':
      return `${formatMoney(result.now)} already`;
    case 'moved':
      return `not changed: it is ${formatMoney(result.now)} by now`;
    case 'failed': {
      const written = result.written === 'unknown' ? 'perhaps changed, look' : 'not changed';
      return `${written}: ${oneLine(result.message, 90)}`;
    }
  }
}
