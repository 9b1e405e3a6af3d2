import { metrics } from '../field.ts';

/** METRICS-1 of the reference. */
export const metrics1 = metrics({
  impressions: 'integer',
  pub_clicks: 'integer',
  pub_cost: 'micro_currency',
  conversions: 'micro_decimal suffix',
  revenue: 'micro_currency suffix',
  gross_profit: 'micro_currency',
  agency_fee_gross_cost_percentage: 'percent',
  agency_fee_click_cost: 'micro_currency',
  potential_impressions: 'integer',
  lost_impressions_rank: 'integer',
  quality_score: 'integer',
  last_modified: 'date',
  total_cost: 'micro_currency',
  avg_cpc: 'micro_currency',
  ctr: 'percent',
  group_impression_share: 'percent',
  lost_is_budget: 'percent',
  lost_is_rank: 'percent',
  profit: 'micro_currency',
  profit_margin: 'percent',
  gross_profit_per_click: 'micro_currency',
  gross_profit_per_impression: 'micro_currency',
  profit_per_click: 'micro_currency',
  gpoas: 'percent',
  roi: 'percent',
  headroom: 'percent',
  gross_cost: 'micro_currency',
  ecpm: 'decimal',
  historical_quality_score: 'decimal',
  average_bid: 'micro_currency',
  average_position: 'decimal',
});

const { group_impression_share: _, ...withoutGroupShare } = metrics1;

/** METRICS-KW of the reference. */
export const metricsKeyword = {
  ...withoutGroupShare,
  ...metrics({
    keyword_impression_share: 'percent',
    exact_match_impression_share: 'percent',
  }),
};

/** METRICS-2 of the reference: money is in whole units. */
export const metrics2 = metrics({
  agency_fee_click_cost: 'currency',
  agency_fee_gross_cost_percentage: 'percent',
  average_bid: 'currency',
  average_position: 'decimal',
  avg_cpc: 'currency',
  conversion_rate: 'percent suffix',
  conversions: 'integer suffix',
  cost_per_conversion: 'currency suffix',
  ctr: 'percent',
  ecpm: 'decimal',
  gpoas: 'percent',
  gross_cost: 'currency',
  gross_profit: 'currency',
  gross_profit_per_click: 'currency',
  gross_profit_per_impression: 'currency',
  headroom: 'percent',
  historical_quality_score: 'decimal',
  impressions: 'integer',
  last_modified: 'timestamp_milliseconds',
  lost_impressions_rank: 'integer',
  lost_is_budget: 'percent',
  lost_is_rank: 'percent',
  potential_impressions: 'integer',
  profit: 'currency',
  profit_margin: 'percent',
  profit_per_click: 'currency',
  pub_clicks: 'integer',
  pub_cost: 'currency',
  revenue: 'currency suffix',
  revenue_per_click: 'currency suffix',
  revenue_per_conversion: 'currency suffix',
  roi: 'percent',
  total_cost: 'currency',
});
