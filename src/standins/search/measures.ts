import { money, type Value } from './attributes/value.ts';
import type { Facts } from './facts.ts';
import type { ClientSeed } from './seed/client-seed.ts';

/** Facts with what follows from them and from what the agency takes; money in micros, so that it adds up exactly. */
export interface Sums extends Facts {
  pubCost: number;
  clickFee: number;
  percentFee: number;
  grossCost: number;
  totalCost: number;
  brought: number;
  grossProfit: number;
  profit: number;
  potential: number;
  feePercent: number;
}

export function sumsOf(facts: Facts, { feePercent, feePerClick }: ClientSeed): Sums {
  const pubCost = money(facts.cost);
  const clickFee = money(facts.clicks * feePerClick);
  const grossCost = pubCost + clickFee;
  const percentFee = (grossCost / 100) * feePercent;
  const totalCost = grossCost + percentFee;
  const brought = money(facts.revenue);
  const [grossProfit, profit] = [brought - grossCost, brought - totalCost];
  const potential = facts.impressions + facts.lostByRank + facts.lostByBudget;
  const costs = { pubCost, clickFee, percentFee, grossCost, totalCost };
  return { ...facts, ...costs, brought, grossProfit, profit, potential, feePercent };
}

/** Null where there is nothing to divide by. */
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const percent = (part: number, whole: number): number | null => ratio(100 * part, whole);

/** Every metric of the service. Rates follow from sums, so that those of a month are not the mean of its days'. */
export const measures: Readonly<Record<string, (sums: Sums) => Value>> = {
  impressions: (sums) => sums.impressions,
  pub_clicks: (sums) => sums.clicks,
  pub_cost: (sums) => sums.pubCost,
  conversions: (sums) => sums.conversions,
  revenue: (sums) => sums.brought,
  agency_fee_click_cost: (sums) => sums.clickFee,
  agency_fee_gross_cost_percentage: (sums) => sums.feePercent,
  gross_cost: (sums) => sums.grossCost,
  total_cost: (sums) => sums.totalCost,
  gross_profit: (sums) => sums.grossProfit,
  profit: (sums) => sums.profit,
  potential_impressions: (sums) => sums.potential,
  lost_impressions_rank: (sums) => sums.lostByRank,

  ctr: (sums) => percent(sums.clicks, sums.impressions),
  avg_cpc: (sums) => ratio(sums.pubCost, sums.clicks),
  ecpm: (sums) => ratio(sums.pubCost / 1000, sums.impressions),
  conversion_rate: (sums) => percent(sums.conversions, sums.clicks),
  cost_per_conversion: (sums) => ratio(sums.pubCost, sums.conversions),
  revenue_per_click: (sums) => ratio(sums.brought, sums.clicks),
  revenue_per_conversion: (sums) => ratio(sums.brought, sums.conversions),
  gross_profit_per_click: (sums) => ratio(sums.grossProfit, sums.clicks),
  gross_profit_per_impression: (sums) => ratio(sums.grossProfit, sums.impressions),
  profit_per_click: (sums) => ratio(sums.profit, sums.clicks),
  profit_margin: (sums) => percent(sums.profit, sums.brought),
  gpoas: (sums) => percent(sums.grossProfit, sums.grossCost),
  roi: (sums) => percent(sums.profit, sums.totalCost),

  group_impression_share: (sums) => percent(sums.impressions, sums.potential),
  keyword_impression_share: (sums) => percent(sums.impressions, sums.potential),
  exact_match_impression_share: (sums) =>
    percent(sums.impressions, sums.impressions + sums.lostByRank),
  lost_is_budget: (sums) => percent(sums.lostByBudget, sums.potential),
  lost_is_rank: (sums) => percent(sums.lostByRank, sums.potential),
  headroom: (sums) => percent(sums.potential - sums.impressions, sums.potential),
  search_impression_share: (sums) => ratio(sums.impressions, sums.potential),
  search_click_share: (sums) => ratio(sums.clicks, sums.clicks + sums.lostByRank),

  quality_score: (sums) => ratio(sums.quality, sums.impressions),
  historical_quality_score: (sums) => ratio(sums.quality, sums.impressions),
  average_position: (sums) => ratio(sums.positions / 10, sums.impressions),
  average_bid: (sums) => ratio(money(sums.bids), sums.impressions),

  assist_conversions: (sums) => sums.conversions,
  assist_revenue: (sums) => sums.brought / 2,
  assisted_revenue: (sums) => sums.brought / 4,
};

/** Of products, where this one is the amount instead. */
export const productMeasures: typeof measures = {
  ...measures,
  agency_fee_gross_cost_percentage: (sums) => sums.percentFee,
};
