import type { Message } from '../../src/messages/kit/message.ts';
import { cutTable } from '../../src/messages/operation/cut-table.ts';
import { reportMessage } from '../../src/messages/report/report-message.ts';
import { reportNotice } from '../../src/messages/report/report-notice.ts';
import { statsAnswer } from '../../src/messages/stats/stats-answer.ts';
import { figureNames, type FigureCell } from '../../src/shared/figure.ts';
import type { ReportRequest, SavedReport } from '../../src/shared/report.ts';
import type { ReportPlan, ReportView } from '../../src/shared/report-run.ts';
import type { StatsView } from '../../src/shared/stats.ts';
import type { Target } from '../../src/shared/target.ts';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const request: ReportRequest = {
  of: 'search.keywords.list',
  inside: '501',
  fields: ['keyword', 'keyword_name'],
  filters: ['impressions>=100'],
  sort: '-impressions',
  period: { kind: 'relative', of: 'last7' },
  by: 'day',
};

export function planSample(title: string): ReportPlan {
  return {
    title,
    service: 'search',
    path: {},
    days: { from: '2026-11-14', to: '2026-11-20' },
    zone: 'Europe/Berlin',
    currency: 'EUR',
    requests: 1,
    notes: [title],
  };
}

/** The form takes no more. */
const savedName = (name: string): string => name.slice(0, 60).toWellFormed() || 'Weekly';

/** As many rows as there may be, each of them long. */
export function reportSample(name: string): ReportView {
  const columns = many(20, (column) => `column_${column}`);
  const rows = many(20, () => columns.map((_, at) => (at % 2 === 0 ? name : at * 1.5)));
  const shown = cutTable({ columns, rows });
  return {
    ...planSample(name),
    name: savedName(name),
    ...shown,
    total: 1_000_000,
    hasFile: true,
    asOf: '2026-11-21T08:30:00.000Z',
  };
}

const cellsOf = (count: number): FigureCell[] =>
  figureNames.slice(0, count).map((figure, index) => ({
    figure,
    now: index === 3 ? null : 1_234_567.5,
    before: 1_000_000,
    change: index === 3 ? { kind: 'none', why: 'no data yet' } : { kind: 'percent', by: 23.4 },
  }));

export function statsSample(name: string): StatsView {
  const target: Target = {
    kind: 'media plan',
    id: '1001',
    name,
    path: { advertiser: '11', account: '101', mediaPlan: '1001' },
  };
  const days = many(20, (day) => `2026-11-${String(day).padStart(2, '0')}`);
  const chart = {
    days,
    zone: 'Europe/Berlin',
    series: [{ name, values: days.map(Number.parseInt) }],
  };
  return {
    kind: 'media plan',
    id: '1001',
    name,
    target,
    period: {
      name: 'last7',
      days: { from: '2026-11-14', to: '2026-11-20' },
      before: { from: '2026-11-07', to: '2026-11-13' },
      zone: 'Europe/Berlin',
    },
    periodWords: name,
    currency: 'EUR',
    cells: cellsOf(figureNames.length),
    small: true,
    missingDays: days,
    rows: many(20, (row) => ({
      kind: 'campaign',
      id: String(2000 + row),
      name,
      currency: 'EUR',
      cells: cellsOf(7),
    })),
    leftOut: 12,
    charts: [
      { ...chart, title: 'Spend a day', unit: 'EUR' },
      { ...chart, title: 'Clicks a day', unit: 'clicks' },
    ],
    notes: [name, name],
    asOf: '2026-11-21T08:30:00.000Z',
    cost: { social: 13, search: 0 },
  };
}

/** Everything people can get to see of reports and of figures they ask for. */
export function reportMessages(name: string): Record<string, Message> {
  const saved: SavedReport = {
    name: savedName(name),
    report: { ...request, inside: name },
    by: { user: 'U0MARA', team: 'T0MORGENROT' },
    savedAt: '2026-11-20T10:00:00.000Z',
  };
  const view = reportSample(name);
  const failure = { message: name, reference: 'ABC12345' };
  const target: Target = { kind: 'campaign', id: '2001', name, path: { campaign: '2001' } };
  const choose = { kind: 'choose', words: name, matches: 12 } as const;
  return {
    reportToPerson: reportMessage(view, { file: 'in your direct messages' }),
    reportPosted: reportMessage(view, { file: 'in the thread', by: 'U0MARA' }),
    reportDigest: reportMessage(view, { file: 'in the thread', digest: { name, late: name } }),
    reportEmpty: reportMessage(
      { ...view, rows: [], total: 0, hasFile: false },
      { file: 'in the thread' },
    ),
    reportCost: reportNotice({
      kind: 'cost',
      plan: planSample(name),
      requests: 1,
      quota: { used: 312, of: 1_000 },
      workflowId: 'report:1',
      version: 1,
    }),
    reportCostKnown: reportNotice({
      kind: 'cost',
      plan: planSample(name),
      requests: 500,
      rows: 1_000_000,
      workflowId: 'report:1',
      version: 2,
    }),
    reportCostSocial: reportNotice({
      kind: 'cost',
      plan: { ...planSample(name), service: 'social' },
      requests: 40,
      workflowId: 'report:1',
      version: 1,
    }),
    reportCancelled: reportNotice({ kind: 'cancelled', title: name }),
    reportUnknown: reportNotice({ kind: 'unknown', name, names: many(20, () => name) }),
    reportNearest: reportNotice({ kind: 'unknown', name, nearest: name, names: [name] }),
    reportNone: reportNotice({ kind: 'list', reports: [] }),
    reportList: reportNotice({ kind: 'list', reports: many(40, () => saved) }),
    reportRemoved: reportNotice({ kind: 'removed', name }),
    reportProblems: reportNotice({ kind: 'problems', problems: [name, name], of: name }),
    reportRefused: reportNotice({ kind: 'refused', reason: name }),
    reportFailed: reportNotice({ kind: 'failed', what: 'It failed.', ...failure }),
    stats: statsAnswer({ kind: 'view', view: statsSample(name) }),
    statsOfSeveral: statsAnswer({ kind: 'view', view: withoutCurrency(statsSample(name)) }),
    statsOfAd: statsAnswer({ kind: 'view', view: withoutPeriod(statsSample(name)) }),
    statsFile: statsAnswer({ kind: 'file', name, days: 14 }),
    statsChoices: statsAnswer({
      kind: 'choose',
      found: { ...choose, choices: many(10, () => target) },
    }),
    statsClients: statsAnswer({
      kind: 'chooseSearch',
      words: name,
      choices: many(10, () => ({ id: '501', name })),
      period: name,
    }),
    statsNoClient: statsAnswer({ kind: 'chooseSearch', words: name, choices: [] }),
    statsRefused: statsAnswer({ kind: 'refused', reason: name }),
    statsFailed: statsAnswer({ kind: 'failed', ...failure }),
  };
}

function withoutCurrency(view: StatsView): StatsView {
  const several: StatsView = { ...view, kind: 'advertiser', cells: [], charts: [] };
  delete several.currency;
  return several;
}

function withoutPeriod(view: StatsView): StatsView {
  const whole: StatsView = { ...view, kind: 'ad', rows: [], charts: [], missingDays: [] };
  delete whole.period;
  return whole;
}
