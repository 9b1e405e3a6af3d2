import { describe, expect, it } from 'vitest';
import { rowFilter, type RowValues } from '../../../src/activities/reports/row-filter.ts';
import { socialReportFields } from '../../../src/operations/social-report-fields.ts';

const rows: RowValues[] = [
  { id: '1', name: 'Rain Jackets', status: 'play', spend: 100, ctr: 2.5 },
  { id: '2', name: 'Trail shoes', status: 'pause', spend: 0, ctr: '' },
  { id: '3', name: '', status: '', spend: -5, ctr: 1 },
];

/** Ids of the rows that pass. */
const pass = (...filters: string[]): string[] =>
  rows.filter(rowFilter(socialReportFields.campaign, filters)).map(({ id }) => String(id));

describe('filters of rows that are made here', () => {
  const cases: [filter: string, passing: string[]][] = [
    ['spend>0', ['1']],
    ['spend>=0', ['1', '2']],
    ['spend<0', ['3']],
    ['spend<=0', ['2', '3']],
    ['spend=btw:-5,0', ['2', '3']],
    ['spend!=0', ['1', '3']],
    ['id=2', ['2']],
    ['id=in:1,3', ['1', '3']],
    ['id=nin:1,3', ['2']],
    ['name=contains:rain', ['1']],
    ['name=notcontains:rain', ['2', '3']],
    ['name="trail shoes"', ['2']],
    ['status=isblank:true', ['3']],
    ['status=isblank:false', ['1', '2']],
    ['status=in:PLAY,PAUSE', ['1', '2']],
    // What is not known is neither more nor less than anything.
    ['ctr<2', ['3']],
    ['ctr=isblank:true', ['2']],
  ];
  it.each(cases)('%s', (filter, passing) => {
    expect(pass(filter)).toEqual(passing);
  });

  it('all have to pass', () => {
    expect(pass('spend<=0', 'ctr>0')).toEqual(['3']);
  });
});
