/** The upper part of a plan file, with all that its objects need by default. `in` moves it to another account. */
export const planHead = (
  name: string,
  io: string,
  { advertiser = 'Nordwind Outdoor', account = 'Nordwind DE' } = {},
): string => `
media_plan:
  network: fb
  name: ${name}
  io_number: ${io}
  advertiser: ${advertiser}
  account: ${account}
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
`;

/** Two campaigns with one ad set of two ads each: eight objects below the media plan. */
export const smallPlan = (name: string, io: string): string => `${planHead(name, io)}
campaigns:
  - name: Women
    ad_sets: [{ name: Feed, ads: [{ name: A }, { name: B }] }]
  - name: Men
    ad_sets: [{ name: Feed, ads: [{ name: A }, { name: B }] }]
`;

/** One campaign with one ad set of `ads` ads. */
export const widePlan = (name: string, io: string, ads: number): string => `${planHead(name, io)}
campaigns:
  - name: Women
    ad_sets:
      - name: Feed
        ads:
${Array.from({ length: ads }, (_, index) => `          - name: Ad ${index + 1}`).join('\n')}
`;
