/** A YAML plan with one campaign, one ad set and one ad; `edit` changes its lines. */
export function yamlPlan(edit: (text: string) => string = (text) => text): string {
  return edit(base);
}

/** The same with other campaigns below the same head and defaults. */
export const planWith = (campaigns: string): string => base.replace(/^campaigns:[^]*/m, campaigns);

const base = `
media_plan:
  network: fb
  name: Spring jackets
  io_number: NW-2027-100
  advertiser: Nordwind Outdoor
  account: Nordwind DE
defaults:
  campaign:
    objective: reach
    budget_type: daily
    daily_budget: 120.00
    start_date: 2027-03-11
  ad_set:
    bid: 0.85
    adset_billing_event: IMPRESSIONS
    adset_optimization_goal: REACH
    adset_attribution_window_days: 7
    adset_bid_strategy: target_cost
campaigns:
  - name: Prospecting
    end_date: 2027-03-31
    ad_sets:
      - name: Women
        ads:
          - name: Jacket
            headline: Made for rain
`;

/** A tw plan with one campaign. */
export const twPlan = `
media_plan:
  network: tw
  name: Night drive
  advertiser: Lichtspiel Kinos
  account: Lichtspiel
  funding_instrument_id: lygyi
campaigns:
  - name: Trailer
    objective: VIDEO_VIEWS
    daily_budget: 250
    lifetime_budget: 5000
    start_date: 2027-01-18 18:00
    end_date: 2027-02-10
`;
