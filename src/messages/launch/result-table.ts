import type { RichTextBlock } from '@slack/types';
import type { Tallies, Tally } from '../../shared/launch.ts';
import { preformatted } from '../kit/rich-text.ts';

/** What became of everything the plan asks for, a row a level; columns without a count are left out. */
export function resultTable({ campaigns, adSets, ads }: Tallies): RichTextBlock {
  const rows = [
    { name: 'Campaigns', tally: campaigns },
    { name: 'Ad sets', tally: adSets },
    { name: 'Ads', tally: ads },
  ];
  const used = columns.filter(
    ({ always, of }) => always || rows.some(({ tally }) => of(tally) > 0),
  );
  return preformatted([
    ''.padEnd(nameWidth) + used.map(({ title }) => title.padStart(width(title))).join(''),
    ...rows.map(
      ({ name, tally }) =>
        name.padEnd(nameWidth) +
        used.map(({ title, of }) => of(tally).toLocaleString('en').padStart(width(title))).join(''),
    ),
  ]);
}

const nameWidth = 10;
const width = (title: string) => Math.max(title.length, 5) + 3;

const columns: { title: string; always: boolean; of: (tally: Tally) => number }[] = [
  { title: 'in the plan', always: true, of: ({ planned }) => planned },
  { title: 'made', always: true, of: ({ made }) => made },
  { title: 'existed', always: false, of: ({ existed }) => existed },
  { title: 'failed', always: false, of: ({ failed }) => failed },
  { title: 'not tried', always: false, of: notTried },
];

function notTried({ planned, existed, made, failed }: Tally): number {
  return Math.max(0, planned - existed - made - failed);
}
