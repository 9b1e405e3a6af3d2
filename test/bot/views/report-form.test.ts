import { expect, it } from 'vitest';
import { givenReport, readReportForm } from '../../../src/bot/views/read-report-form.ts';
import { reportForm, type GivenReport } from '../../../src/bot/views/report-form.ts';
import { viewProblems } from '../../../src/messages/limits.ts';
import { hasDays, reportSubjects } from '../../../src/operations/report-subjects.ts';

/** Filled to the brim. */
const full = (fields: string[]): GivenReport => ({
  inside: '501',
  fields,
  filters: Array.from({ length: 60 }, () => 'impressions>=100'),
  sort: '-impressions',
  period: { kind: 'days', from: '2026-11-01', to: '2026-11-20' },
  by: 'day',
  name: 'Weekly',
  end: 'channel',
});

it.each(reportSubjects)(
  'the form of $of is accepted by Slack, empty and full',
  ({ of, fields }) => {
    expect(viewProblems(reportForm(of, 'C0NORDWIND'))).toEqual([]);
    expect(viewProblems(reportForm(of, 'C0NORDWIND', full(Object.keys(fields))))).toEqual([]);
  },
);

it('asks for days and rows only where there are figures by day', () => {
  for (const subject of reportSubjects) {
    const blocks = JSON.stringify(reportForm(subject.of, 'C0NORDWIND').blocks);
    expect([subject.of, blocks.includes('report.period')]).toEqual([subject.of, hasDays(subject)]);
  }
});

const state = (of: string, over: Record<string, object> = {}) => ({
  'report.of': { 'report.what': { selected_option: { value: of } } },
  'report.inside.search': { 'report.inside': { selected_option: { value: '501' } } },
  [`report.fields.${of}`]: { 'report.fields': { selected_options: [{ value: 'impressions' }] } },
  'report.filters': { value: { value: 'impressions>=100\n\n ctr>2 ' } },
  'report.period': { value: { selected_option: { value: 'last30' } } },
  'report.by': { value: { selected_option: { value: 'month' } } },
  'report.name': { value: { value: ' Weekly  spend ' } },
  'report.then': { value: { selected_option: { value: 'me' } } },
  ...over,
});

it('is read into the request it says', () => {
  const of = 'search.campaigns.list';
  expect(readReportForm(of, state(of))).toEqual({
    report: {
      of,
      inside: '501',
      fields: ['impressions'],
      filters: ['impressions>=100', 'ctr>2'],
      period: { kind: 'relative', of: 'last30' },
      by: 'month',
    },
    name: 'Weekly spend',
    end: 'me',
  });
});

it('keeps for another kind of record all that is not of the one before', () => {
  const of = 'search.campaigns.list';
  expect(givenReport(of, state(of))).toEqual({
    inside: '501',
    filters: ['impressions>=100', 'ctr>2'],
    period: { kind: 'relative', of: 'last30' },
    by: 'month',
    name: 'Weekly spend',
    end: 'me',
  });
});

it('a schedule needs a name', () => {
  const of = 'search.campaigns.list';
  const given = state(of, {
    'report.name': { value: { value: null } },
    'report.then': { value: { selected_option: { value: 'digest' } } },
  });
  expect(readReportForm(of, given)).toEqual({
    errors: { 'report.name': 'Give it a name: the schedule runs it by that.' },
  });
});

it('days beside a period that names its own are asked about', () => {
  const of = 'search.campaigns.list';
  const given = state(of, { 'report.from': { value: { selected_date: '2026-11-01' } } });
  expect(readReportForm(of, given)).toEqual({
    errors: { 'report.from': 'Choose «The days below» as the period, or leave this empty.' },
  });
});
