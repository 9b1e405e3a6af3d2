import { named, pageOf, type Shape } from './shape.ts';

const inCampaign = { m: '10', c: '20' };
const start_date = 1_800_000_000;

export const campaignsShapes: Shape[] = [
  ['campaigns.listAll', (c) => c.campaigns.listAll({}), 'GET /campaigns', '', pageOf(named)],
  [
    'campaigns.list',
    (c) => c.campaigns.list({ m: '10', limit: 5 }),
    'GET /clients/10/campaigns?limit=5',
    '',
    pageOf(named),
  ],
  [
    'campaigns.get',
    (c) => c.campaigns.get(inCampaign),
    'GET /clients/10/campaigns/20',
    '',
    { data: named },
  ],
  [
    'campaigns.createFb',
    (c) =>
      c.campaigns.createFb({
        m: '10',
        name: 'C',
        status: 'pause',
        objective: 'website_conv',
        budget_type: 'daily',
        daily_budget: 120.5,
        start_date,
        end_date: start_date + 86_400,
        useReachAndFrequency: false,
        io_number: 'IO-1',
        rule: '9',
        sync: true,
        spend_cap: 1000,
        pixel_external_id: '77',
        pixel_event: 'Purchase',
        pacing_type: 'no_pacing',
        special_ad_category: 'none',
      }),
    'POST /clients/10/campaigns',
    'name=C&status=pause&objective=website_conv&budget_type=daily&daily_budget=120.5&start_date=1800000000&end_date=1800086400&useReachAndFrequency=false&io_number=IO-1&rule=9&sync=true&spend_cap=1000&pixel_external_id=77&pixel_event=Purchase&pacing_type=no_pacing&special_ad_category=none',
    named,
  ],
  [
    'campaigns.createFb',
    (c) =>
      c.campaigns.createFb({
        m: '10',
        name: 'C',
        status: 'play',
        objective: 'product_catalog_sales',
        budget_type: 'lifetime',
        lifetime_budget: 900,
        start_date,
        useReachAndFrequency: true,
        campaign_naming: 'a',
        ads_naming: 'b',
        business_manager_id: '5',
        product_catalog_id: '6',
      }),
    'POST /clients/10/campaigns',
    'name=C&status=play&objective=product_catalog_sales&budget_type=lifetime&lifetime_budget=900&start_date=1800000000&useReachAndFrequency=true&campaign_naming=a&ads_naming=b&business_manager_id=5&product_catalog_id=6',
    named,
  ],
  [
    'campaigns.createTw',
    (c) =>
      c.campaigns.createTw({
        m: '10',
        name: 'C',
        status: 'pause',
        objective: 'AWARENESS',
        daily_budget: 20,
        lifetime_budget: 400,
        start_date,
        funding_instrument_id: 'lygyi',
        sync: false,
      }),
    'POST /clients/10/campaigns',
    'name=C&status=pause&objective=AWARENESS&daily_budget=20&lifetime_budget=400&start_date=1800000000&sync=false&funding_instrument_id=lygyi',
    named,
  ],
  [
    'campaigns.perform',
    (c) => c.campaigns.perform({ ...inCampaign, action: 'pause' }),
    'PATCH /clients/10/campaigns/20/performs/pause',
    '',
    named,
  ],
];
