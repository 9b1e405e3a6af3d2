import { expect, it } from 'vitest';
import type { ReportPeriod } from '../../src/shared/report.ts';
import { reportDays } from '../../src/shared/report-days.ts';

const relative = (of: Extract<ReportPeriod, { kind: 'relative' }>['of']) =>
  ({ kind: 'relative', of }) as const;
const days = (from: string, to: string) => ({ kind: 'days', from, to }) as const;

const cases: [period: ReportPeriod, today: string, wanted: string][] = [
  [relative('yesterday'), '2027-01-01', '2026-12-31..2026-12-31'],
  [relative('last7'), '2027-01-03', '2026-12-27..2027-01-02'],
  [relative('last30'), '2028-03-01', '2028-01-31..2028-02-29'],
  [relative('monthToDate'), '2026-11-21', '2026-11-01..2026-11-20'],
  [relative('monthToDate'), '2026-11-01', '2026-10-01..2026-10-31'],
  [relative('lastMonth'), '2028-03-31', '2028-02-01..2028-02-29'],
  [relative('lastMonth'), '2027-01-01', '2026-12-01..2026-12-31'],
  [days('2026-11-01', '2026-11-20'), '2026-11-21', '2026-11-01..2026-11-20'],
];

it.each(cases)('%j on %s', (period, today, wanted) => {
  const found = reportDays(period, today);
  expect('problem' in found ? found.problem : `${found.from}..${found.to}`).toBe(wanted);
});

const refused: [period: ReportPeriod, sentence: string][] = [
  [
    days('2026-11-20', '2026-11-01'),
    'The period ends on 2026-11-01, before it begins on 2026-11-20.',
  ],
  [
    days('2026-12-01', '2026-12-02'),
    'The period begins on 2026-12-01: no figures of it can be there yet.',
  ],
  [
    days('2026-11-20', '2026-11-21'),
    'The period ends on 2026-11-21, which is not over yet. Take 2026-11-20 or a day before.',
  ],
];

it.each(refused)('%j is refused', (period, sentence) => {
  expect(reportDays(period, '2026-11-21')).toEqual({ problem: sentence });
});
