import { describe, expect, it } from 'vitest';
import { reportProblems } from '../../src/operations/report-problems.ts';
import {
  periodFields,
  reportSubject,
  reportSubjects,
} from '../../src/operations/report-subjects.ts';
import type { ReportRequest } from '../../src/shared/report.ts';

const good: ReportRequest = {
  of: 'search.keywords.list',
  inside: '501',
  fields: ['keyword_name', 'impressions'],
  filters: ['impressions>=100'],
  sort: '-impressions',
  period: { kind: 'relative', of: 'last7' },
  by: 'period',
};

const wrong = (change: Partial<ReportRequest>): string[] =>
  reportProblems({ ...good, ...change }).map(({ part, message }) => `${part}: ${message}`);

describe('everything that can be reported', () => {
  it.each(reportSubjects)('$of has usual fields that it knows', (subject) => {
    const { of, usual, fields, key } = subject;
    expect(reportSubject(of)).toBe(subject);
    expect(usual[0]).toBe(key);
    expect(usual.filter((name) => !(name in fields))).toEqual([]);
    expect(wrong({ of, fields: [...usual], filters: [], sort: `-${usual[0]}` })).toEqual([]);
  });

  it('is told by day in the fields of its service', () => {
    expect(reportSubjects.map((subject) => periodFields(subject, 'day').join())).toEqual([
      'day',
      'day',
      'day',
      '',
      'date',
      'date',
      'date',
      'date',
      'date',
      'date',
      '',
      'date',
      'date',
    ]);
  });
});

describe('what is wrong with a report', () => {
  const cases: [change: Partial<ReportRequest>, problems: string[]][] = [
    [{}, []],
    [
      { of: 'search.keyword.list' },
      ['of: There is no report of «search.keyword.list». Did you mean search.keywords.list?'],
    ],
    [{ inside: ' ' }, ['inside: Say the client of the search service.']],
    [
      { fields: ['impresions'] },
      ['fields: Search keywords have no field «impresions». Did you mean impressions?'],
    ],
    [
      { of: 'social.campaign', fields: ['pub_cost'] },
      ['fields: Social campaigns have no field «pub_cost». Type a part of its name to find it.'],
    ],
    [
      { filters: ['impressions>lots', 'nonsense'] },
      [
        'filters: impressions lots does not fit: give a whole number.',
        'filters: nonsense is not a filter: write a field, a comparison and a value, such as impressions>=100.',
      ],
    ],
    [
      { filters: ['impressions>1', 'impressions<9'] },
      ['filters: impressions is filtered twice: only one filter a field is possible.'],
    ],
    [
      { of: 'social.ad', fields: [], by: 'day' },
      ['by: The service tells of an ad only what it brought since it began: take one row for all.'],
    ],
    [
      {
        of: 'search.negativeAudiences.list',
        fields: [],
        filters: [],
        sort: 'audience',
        by: 'month',
      },
      ['by: Search negative audiences have no figures: take one row for all.'],
    ],
    [
      { of: 'social.campaign', fields: [], sort: 'day' },
      ['sort: Rows are not by day: add it to the fields, or sort by another one.'],
    ],
  ];
  it.each(cases)('%j', (change, problems) => {
    expect(wrong(change)).toEqual(problems);
  });
});
