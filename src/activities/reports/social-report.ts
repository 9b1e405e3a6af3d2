import { reportColumns, type ReportSubject } from '../../operations/report-subjects.ts';
import { figureOf } from '../../reporting/figure-of.ts';
import { sumCounts } from '../../reporting/sum-counts.ts';
import { atOnce } from '../../shared/at-once.ts';
import type { Counts } from '../../shared/counts.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { figureNames, type FigureName } from '../../shared/figure.ts';
import type { FigureStore, FigureSubject } from '../../shared/figure-store.ts';
import { decimalsOf } from '../../shared/money.ts';
import { figureWords } from '../../shared/figure-words.ts';
import type { Cell } from '../../shared/operation.ts';
import type { ReportRequest } from '../../shared/report.ts';
import { items } from '../../services/pages.ts';
import type { SocialDoor } from '../social/social-door.ts';
import type { ReportRows } from './report-file.ts';
import { order, rowFilter, type RowValues } from './row-filter.ts';
import { countsOf } from '../figures/social-day-rows.ts';
import { createSocialDays, type SocialObject } from './social-days.ts';
import type { ReportObject } from './social-objects.ts';

/** More are not read for one report. */
export const mostObjects = 1_000;
/** Rows are sorted and filtered here, so that they have to fit. */
export const mostSocialRows = 200_000;

/** Its rows: figures of every object, filtered and sorted here. The service has no reports of this kind. */
export async function socialRows(
  subject: ReportSubject,
  {
    report,
    objects,
  }: {
    report: ReportRequest;
    objects: readonly { object: ReportObject; days: Days | undefined }[];
  },
  { social, figures }: { social: SocialDoor; figures: FigureStore },
): Promise<ReportRows> {
  const reader = createSocialDays(social, figures);
  const passes = rowFilter(subject.fields, report.filters);
  const all = await atOnce(4, objects, async ({ object, days }) => {
    const parts = days === undefined ? [await total(object)] : await byPeriod(object, days);
    return parts.map((part) => valuesOf(object, part));
  });
  const { sort } = report;
  const rows = all.flat().filter(passes);
  const sorted = sort === undefined ? rows : rows.toSorted(bySort(sort));
  const columns = reportColumns(subject, report);
  return { reading: 1, rows: sorted.map((row) => columns.map((name): Cell => row[name] ?? '')) };

  async function byPeriod(object: ReportObject, within: Days): Promise<Part[]> {
    const read = await reader.read(subjectOf(object), within);
    const groups = Map.groupBy(read, ({ day }) => periodKey(day, report.by));
    return [...groups].map(([period, list]) => ({
      period,
      counts: sumCounts(list.map(({ counts }) => counts)),
    }));
  }

  async function total({
    place: { mediaPlan: m, campaign: c = '' },
    id,
    currency,
  }: ReportObject): Promise<Part> {
    const asked = { m, c, ad_id: id };
    const found = await Array.fromAsync(items(social.calls.statistics.ad, asked, social.options()));
    return { period: '', counts: sumCounts(found.map((row) => countsOf(row, currency))) };
  }
}

interface Part {
  /** Day, month, or empty for all of it. */
  period: string;
  counts: Counts;
}

const periodKey = (day: string, by: ReportRequest['by']): string =>
  ({ day, month: day.slice(0, 7), period: '' })[by];

/** A row by field. Money is in whole units, rates with four decimals. What is not known is empty. */
function valuesOf(object: ReportObject, { period, counts }: Part): RowValues {
  const { mediaPlan, campaign, currency } = object;
  const figures = figureNames.map((name) => [name, valueOf(name, counts, currency)]);
  return {
    id: object.id,
    name: object.name,
    status: object.status,
    currency,
    io_number: mediaPlan.ioNumber,
    media_plan: mediaPlan.id,
    media_plan_name: mediaPlan.name,
    campaign: campaign?.id ?? '',
    campaign_name: campaign?.name ?? '',
    day: period,
    month: period,
    ...Object.fromEntries(figures),
  };
}

function valueOf(name: FigureName, counts: Counts, currency: string): Cell {
  const value = figureOf(name, counts);
  if (value === null) return '';
  if (figureWords[name].unit === 'money') return rounded(value / 10 ** decimalsOf(currency));
  return rounded(value);
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** What is empty comes last, whichever way. */
function bySort(sort: string) {
  const [name, way] = [sort.replace(/^[+-]/, ''), sort.startsWith('-') ? -1 : 1];
  return (one: RowValues, other: RowValues): number => {
    const [left = '', right = ''] = [one[name], other[name]];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return order(left, right) * way;
  };
}

/** The object as the store of figures knows it. */
export function subjectOf({
  level,
  id,
  name,
  place,
  mediaPlan,
  campaign,
  currency,
  zone,
}: ReportObject): SocialObject {
  const kinds = {
    mediaPlan: 'media plan',
    campaign: 'campaign',
    adSet: 'ad set',
    ad: 'ad',
  } as const;
  const subject: FigureSubject = { source: 'social', kind: kinds[level], id };
  const plan: FigureSubject = { source: 'social', kind: 'media plan', id: mediaPlan.id };
  const parent: FigureSubject =
    level === 'adSet' && campaign ? { source: 'social', kind: 'campaign', id: campaign.id } : plan;
  return { subject, name, parent, place, currency, zone };
}
