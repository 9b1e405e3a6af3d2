import { isSettled } from '../../reporting/is-settled.ts';
import { sumCounts, unknownCounts } from '../../reporting/sum-counts.ts';
import { ServiceError } from '../../services/errors.ts';
import { rows, type SearchClient } from '../../services/search/index.ts';
import type { CallOptions } from '../../services/client.ts';
import type { Counts } from '../../shared/counts.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { counted } from './counted.ts';
import { daysIn } from './open-days.ts';
import { toMillionths, toMinor } from './to-minor.ts';

/** What a client and its campaigns brought, by day. */
export interface SearchDayRows {
  client: Map<string, Counts>;
  /** By id, with every day that was asked for. */
  campaigns: Map<string, { name: string; days: Map<string, Counts> }>;
  asked: number;
}

/**
 * What a client and all its campaigns brought on each of these days, in one request where it is not too much for a
 * page. The service leaves out what has nothing: a campaign that is not told of on a day on which others are, had
 * nothing; where nobody is, nothing is known until the day is settled.
 * @param known campaigns that had figures before, id → name: they may have none any more
 */
export async function searchDayRows(
  { calls }: Pick<SearchClient, 'calls'>,
  {
    clientId,
    days,
    zone,
    currency,
    readAt,
    known,
  }: {
    clientId: string;
    days: Days;
    zone: string;
    currency: string;
    readAt: string;
    known: ReadonlyMap<string, string>;
  },
  options: CallOptions,
): Promise<SearchDayRows> {
  const list = counted(calls.campaigns.list);
  const wanted = daysIn(days);
  const told = new Map<string, Map<string, Counts>>(wanted.map((day) => [day, new Map()]));
  const names = new Map(known);
  for await (const row of rows(list.call, { clientId, fields, ...days }, options)) {
    const { campaign, date } = row;
    const onDay = told.get(date ?? '');
    if (!campaign || onDay === undefined) {
      throw new ServiceError({
        kind: 'unexpected-response',
        operation: list.call.operation,
        detail: `a row of «${date ?? ''}» came for the days from ${days.from} to ${days.to}`,
      });
    }
    names.set(campaign, row.campaign_name ?? names.get(campaign) ?? '');
    onDay.set(campaign, majorCounts(row));
  }
  const nothingOn = (day: string, ofDay: Map<string, Counts>): Counts =>
    ofDay.size > 0 || isSettled({ day, zone, readAt }) ? nothing : unknownCounts;
  const eachDay = (counts: (ofDay: Map<string, Counts>, nothing: Counts) => Counts) =>
    new Map(
      [...told].map(([day, ofDay]) => [
        day,
        inMinor(counts(ofDay, nothingOn(day, ofDay)), currency),
      ]),
    );
  return {
    // Added up before it is rounded to cents.
    client: eachDay((ofDay, none) => (ofDay.size > 0 ? sumCounts([...ofDay.values()]) : none)),
    campaigns: new Map(
      [...names].map(([id, name]) => [
        id,
        { name, days: eachDay((ofDay, none) => ofDay.get(id) ?? none) },
      ]),
    ),
    asked: list.sent(),
  };
}

const fields = [
  'campaign',
  'campaign_name',
  'date',
  'impressions',
  'pub_clicks',
  'pub_cost',
  'conversions',
  'revenue',
] as const;

const nothing: Counts = { impressions: 0, clicks: 0, conversions: 0, spent: 0, income: 0 };

interface Measures {
  impressions?: number | null | undefined;
  pub_clicks?: number | null | undefined;
  conversions?: number | null | undefined;
  pub_cost?: number | null | undefined;
  revenue?: number | null | undefined;
}

const majorCounts = ({ impressions, pub_clicks, conversions, pub_cost, revenue }: Measures) => ({
  impressions: impressions ?? null,
  clicks: pub_clicks ?? null,
  conversions: conversions ?? null,
  spent: pub_cost ?? null,
  income: revenue ?? null,
});

function inMinor(counts: Counts, currency: string): Counts {
  const { conversions, spent, income } = counts;
  return {
    ...counts,
    conversions: conversions === null ? null : toMillionths(conversions),
    spent: toMinor(spent, currency),
    income: toMinor(income, currency),
  };
}
