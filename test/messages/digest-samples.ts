import { chartBlocks } from '../../src/messages/chart/chart-blocks.ts';
import { digestMessage } from '../../src/messages/digest/digest-message.ts';
import { message, type Message } from '../../src/messages/kit/message.ts';
import type { ChartData, DigestRow, DigestView, PeriodFigures } from '../../src/shared/digest.ts';
import type { FigureCell, FigureChange, FigureName } from '../../src/shared/figure.ts';
import { addDays } from '../../src/shared/local-time.ts';
import type { Period } from '../../src/shared/period.ts';

const percent = (by: number): FigureChange => ({ kind: 'percent', by });
const points = (by: number): FigureChange => ({ kind: 'points', by });

export function cellSample(
  figure: FigureName,
  now: number | null,
  change: FigureChange = percent(12.4),
): FigureCell {
  return { figure, now, before: 1, change };
}

const cells: FigureCell[] = [
  cellSample('spend', 123_450, percent(12.4)),
  cellSample('impressions', 412_345, percent(-3.2)),
  cellSample('clicks', 4_210, percent(8)),
  cellSample('ctr', 1.021, points(0.11)),
  cellSample('cpc', 29.3, percent(4)),
  cellSample('conversions', 41, percent(-18)),
  cellSample('cpa', 3_011, percent(37)),
];

export const periodSamples: Period[] = [
  {
    name: 'yesterday',
    days: { from: '2026-11-19', to: '2026-11-19' },
    before: { from: '2026-11-12', to: '2026-11-12' },
    zone: 'Europe/Berlin',
  },
  {
    name: 'last7',
    days: { from: '2026-11-13', to: '2026-11-19' },
    before: { from: '2026-11-06', to: '2026-11-12' },
    zone: 'Europe/Berlin',
  },
  {
    name: 'monthToDate',
    days: { from: '2026-11-01', to: '2026-11-19' },
    before: { from: '2026-10-11', to: '2026-10-29' },
    zone: 'Europe/Berlin',
  },
];

export function periodFigures(over: Partial<PeriodFigures> & { period: Period }): PeriodFigures {
  return { currency: 'EUR', sources: 12, cells, small: false, missingDays: [], ...over };
}

export function rowSample(name: string, nth = 1, over: Partial<DigestRow> = {}): DigestRow {
  const id = String(2000 + nth);
  return {
    subject: { source: 'social', kind: 'campaign', id },
    name,
    parentName: `${name} plan`,
    currency: 'EUR',
    cells,
    target: { kind: 'campaign', id, path: { mediaPlan: '1001', campaign: id } },
    ...over,
  };
}

function searchRow(name: string): DigestRow {
  const { target: _, ...row } = rowSample(name);
  return { ...row, subject: { source: 'search', kind: 'campaign', id: '77' } };
}

export function chartSample(over: Partial<ChartData> & { count?: number } = {}): ChartData {
  const { count = 14, ...rest } = over;
  const days = Array.from({ length: count }, (_, index) => addDays('2026-11-06', index));
  return {
    title: 'Spend a day',
    unit: 'EUR',
    days,
    zone: 'Europe/Berlin',
    series: [{ name: 'Spend', values: days.map((_, index) => 900 + ((index * 137) % 500)) }],
    ...rest,
  };
}

/** A digest in which everything is called `name`, and there is something of all that it can say. */
export function digestSample(name: string, over: Partial<DigestView> = {}): DigestView {
  const [yesterday, ...others] = periodSamples;
  if (yesterday === undefined) throw new Error('There is no first period.');
  const subject = { source: 'social', kind: 'campaign', id: '2001' } as const;
  return {
    id: 'd1x7',
    name: `${name} daily`,
    periodKey: '2026-11-20',
    dueAt: '2026-11-20T07:30:00Z',
    asOf: '2026-11-20T07:30:12Z',
    headline:
      'Yesterday (Thu 19 Nov, Europe/Berlin): €1,234.50 spent, 12 % more than the Thursday before; 41 conversions at €30.11.',
    figures: [yesterday, ...others].map((period) => periodFigures({ period })),
    movers: [
      {
        subject,
        name,
        level: 'media plan',
        figure: 'spend',
        by: 11_240,
        currency: 'EUR',
        share: 0.82,
      },
      {
        subject,
        name,
        level: 'campaign',
        figure: 'spend',
        by: 9_810,
        currency: 'EUR',
        share: 0.72,
      },
      {
        subject,
        name,
        level: 'campaign',
        figure: 'conversions',
        by: -11,
        currency: 'EUR',
        share: 1.2,
      },
    ],
    exceptions: [
      {
        subject,
        name,
        urgent: false,
        sentence: `${name}: CPA €52.10 on Thu 19 Nov (Europe/Berlin), 61 % more than on Thu 12 Nov.`,
      },
      {
        subject,
        name,
        urgent: true,
        sentence: `${name} spent €812.00 on Thu 19 Nov (Europe/Berlin), above the limit of €500.00.`,
      },
    ],
    rows: [rowSample(name, 1), rowSample(`${name} 2`, 2), searchRow(`${name} 3`)],
    charts: [
      chartSample(),
      chartSample({
        title: 'Conversions a day',
        unit: 'conversions',
        series: [
          { name: 'Conversions', values: chartSample().days.map((_, index) => 30 + (index % 7)) },
        ],
      }),
    ],
    restated: [
      {
        name,
        figure: 'spend',
        days: { from: '2026-11-18', to: '2026-11-18' },
        zone: 'Europe/Berlin',
        currency: 'EUR',
        said: 100_000,
        now: 110_000,
      },
    ],
    missing: [],
    cost: { social: 14, search: 3 },
    ...over,
  };
}

const nothing: Partial<DigestView> = {
  figures: [],
  movers: [],
  exceptions: [],
  rows: [],
  charts: [],
  restated: [],
};

/** One message of each kind. */
export function digestMessages(name: string): Record<string, Message> {
  const missing = [
    { name, why: name, passing: true },
    { name, why: `${name} is not there any more.`, passing: false },
  ];
  const late = { byMs: 7_500_000, why: name };
  const at = '2026-11-20T09:35:00Z';
  const full = digestSample(name);
  return {
    digest: digestMessage(full),
    digestPreview: digestMessage(digestSample(name, { missing }), { preview: true }),
    digestLate: digestMessage(digestSample(name, { late, missing })),
    digestHeld: digestMessage(full, { heldFrom: at }),
    digestCompleted: digestMessage(full, { completedAt: at }),
    digestEmpty: digestMessage(
      digestSample(name, { ...nothing, headline: 'No data has come yet.' }),
    ),
    digestAtMost: digestMessage(largest(name), { heldFrom: at, completedAt: at }),
    digestChart: message(
      name,
      ...chartBlocks(chartSample({ series: many(6, () => seriesSample(name)), title: name })),
    ),
  };
}

const seriesSample = (name: string) => ({ name, values: chartSample().days.map(() => 1) });

/** Far more of everything than a message holds. */
function largest(name: string): DigestView {
  const base = digestSample(name);
  const currencies = ['EUR', 'USD', 'GBP', 'JPY', 'CHF', 'SEK', 'BRL', 'PLN'];
  return {
    ...base,
    headline: name.repeat(5),
    late: { byMs: 1, why: name },
    figures: currencies.flatMap((currency) =>
      periodSamples.map((period) =>
        periodFigures({ period, currency, small: true, missingDays: ['2026-11-18', '2026-11-19'] }),
      ),
    ),
    movers: many(40, () => base.movers).flat(),
    exceptions: many(60, () => base.exceptions).flat(),
    rows: many(201, (nth) => rowSample(name, nth)),
    charts: many(5, () => chartSample({ title: name, unit: name })),
    restated: many(50, () => base.restated).flat(),
    missing: many(50, () => ({ name, why: name, passing: true })),
    cost: { social: 12_000, search: 1_000 },
  };
}

function many<T>(count: number, make: (nth: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
