import type { Metric, StatisticsRow } from '../../../services/social/index.ts';
import { decimalsOf } from '../../../shared/money.ts';
import { addFacts, noFacts, type Facts } from './facts.ts';

/** What one ad did, and what it did it for. */
export interface Share {
  facts: Facts;
  objective: string;
  /** What people did it with. */
  object_id: string;
}

/** The row for these shares together. Rates are made of the sums; they are percents, as `roi` is, and 0 of nothing. */
export function statisticsRow(shares: readonly Share[], currency: string): StatisticsRow {
  const sum = noFacts();
  for (const { facts } of shares) addFacts(sum, facts);
  const { impressions, clicks, links, conversions } = sum;
  const unit = 10 ** decimalsOf(currency);
  const [spent, income] = [sum.spent / unit, sum.income / unit];
  return {
    impression: impressions,
    click: clicks,
    spent,
    income,
    ctr: ratio(100 * clicks, impressions),
    ctrLinks: ratio(100 * links, impressions),
    convRate: ratio(100 * conversions, clicks),
    convRateLinks: ratio(100 * conversions, links),
    cpc: ratio(spent, clicks),
    cpm: ratio(1000 * spent, impressions),
    cpa: ratio(spent, conversions),
    roi: ratio(100 * (income - spent), spent),
    main_metrics: metricsOf(shares, unit),
    other_metrics: [],
  };
}

/** The row of a time of which nothing is told yet. */
export const untoldRow: StatisticsRow = {
  impression: null,
  click: null,
  spent: null,
  income: null,
  ctr: null,
  ctrLinks: null,
  convRate: null,
  convRateLinks: null,
  cpc: null,
  cpm: null,
  cpa: null,
  roi: null,
  main_metrics: null,
  other_metrics: null,
};

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(6));
}

/** What counts as a conversion, by objective; for the others it is a click on the website. */
const conversionNames: Readonly<Record<string, string>> = {
  fan_acq: 'like',
  event: 'rsvp',
  offer: 'receive_offer',
  app_installs: 'mobile_app_install',
  APP_INSTALLS: 'app_install',
  video_play: 'video_view',
  VIDEO_VIEWS: 'video_view',
  lead_gen: 'leadgen.other',
  brand_awareness: 'estimated_ad_recallers',
  store_visits: 'store_visits',
};

/** One for each name and object, in the order of names. */
function metricsOf(shares: readonly Share[], unit: number): Metric[] {
  const all = shares.flatMap(({ facts, objective, object_id }) => [
    { name: 'link_click', number: facts.links, minor: 0, object_id },
    { name: 'post_like', number: facts.likes, minor: 0, object_id },
    { name: 'comment', number: facts.comments, minor: 0, object_id },
    {
      name: conversionNames[objective] ?? 'website_clicks',
      number: facts.conversions,
      minor: facts.income,
      object_id,
    },
  ]);
  const groups = Map.groupBy(all, ({ name, object_id }) => `${name} ${object_id}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => (first ? [rest.reduce(merge, first)] : []))
    .filter(({ number }) => number > 0)
    .map(({ name, number, minor, object_id }) => ({
      name,
      amount: minor / unit,
      number,
      object_id,
    }));
}

type Counted = { name: string; number: number; minor: number; object_id: string };

function merge(sum: Counted, { number, minor }: Counted): Counted {
  return { ...sum, number: sum.number + number, minor: sum.minor + minor };
}
