/** A small plan of its own for each number: two campaigns with one ad set of two ads each. */
export const plan = (number: number): string => `
media_plan:
  network: fb
  name: Soak ${number}
  io_number: SOAK-${number}
  advertiser: Nordwind Outdoor
  account: Nordwind DE
defaults:
  campaign:
    objective: outside_traffic
    budget_type: daily
    daily_budget: 50
    start_date: 2031-02-01
    end_date: 2031-02-28
  ad_set:
    bid: 0.8
    adset_billing_event: IMPRESSIONS
    adset_optimization_goal: LINK_CLICKS
    adset_attribution_window_days: 7
    adset_bid_strategy: lowest_cost_with_bid_cap
  ad:
    type: post
    url: https://shop.example/boots
campaigns:
  - name: Women
    ad_sets: [{ name: Feed, ads: [{ name: A }, { name: B }] }]
  - name: Men
    ad_sets: [{ name: Feed, ads: [{ name: A }, { name: B }] }]
`;
