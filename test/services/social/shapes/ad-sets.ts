import { named, pageOf, type Shape } from './shape.ts';

const inCampaign = { m: '10', c: '20' };

export const adSetsShapes: Shape[] = [
  [
    'adSets.list',
    (c) => c.adSets.list(inCampaign),
    'GET /clients/10/campaigns/20/adsets',
    '',
    pageOf(named),
  ],
  [
    'adSets.get',
    (c) => c.adSets.get({ ...inCampaign, adset_id: '30' }),
    'GET /clients/10/campaigns/20/adsets/30',
    '',
    { data: named },
  ],
  [
    'adSets.create',
    (c) =>
      c.adSets.create({
        ...inCampaign,
        bid: 0.45,
        status: 'pause',
        target: {
          location: [{ label: 'Germany', type: 'country' }],
          age: ['25-44'],
          gender: 'both',
        },
        sync: true,
        name: 'Women',
        adset_billing_event: 'IMPRESSIONS',
        adset_optimization_goal: 'LINK_CLICKS',
        adset_attribution_window_days: 7,
        adset_bid_strategy: 'lowest_cost_with_bid_cap',
        optimization_sub_event: 'e',
        promoted_object: '8',
        dynamic_product_mode: '9',
      }),
    'POST /clients/10/campaigns/20/adsets',
    'bid=0.45&status=pause&target%5Blocation%5D%5B0%5D%5Blabel%5D=Germany&target%5Blocation%5D%5B0%5D%5Btype%5D=country&target%5Bage%5D%5B0%5D=25-44&target%5Bgender%5D=both&sync=true&name=Women&adset_billing_event=IMPRESSIONS&adset_optimization_goal=LINK_CLICKS&adset_attribution_window_days=7&adset_bid_strategy=lowest_cost_with_bid_cap&optimization_sub_event=e&promoted_object=8&dynamic_product_mode=9',
    [named],
  ],
  [
    'adSets.create',
    (c) =>
      c.adSets.create({
        ...inCampaign,
        bid: 1,
        status: 'play',
        audience: '55',
        adset_billing_event: 'NONE',
        adset_optimization_goal: 'NONE',
        adset_attribution_window_days: 1,
        adset_bid_strategy: 'target_cost',
      }),
    'POST /clients/10/campaigns/20/adsets',
    'bid=1&status=play&audience=55&adset_billing_event=NONE&adset_optimization_goal=NONE&adset_attribution_window_days=1&adset_bid_strategy=target_cost',
    [named],
  ],
  [
    'adSets.update',
    (c) => c.adSets.update({ ...inCampaign, adset_id: '30', bid: 0.6, status: 'pause' }),
    'PUT /clients/10/campaigns/20/adsets/30',
    'bid=0.6&status=pause',
    [named],
  ],
  [
    'adSets.update',
    (c) =>
      c.adSets.update({
        ...inCampaign,
        adset_id: '30',
        audience: '55',
        sync: false,
        name: 'Men',
        adset_billing_event: 'THRUPLAY',
        adset_optimization_goal: 'TWO_SECOND_CONTINUOUS_VIDEO_VIEWS',
        adset_attribution_window_days: 1,
        adset_bid_strategy: 'lowest_cost_without_cap',
        optimization_sub_event: 'e',
        promoted_object: '8',
        dynamic_product_mode: '9',
      }),
    'PUT /clients/10/campaigns/20/adsets/30',
    'audience=55&sync=false&name=Men&adset_billing_event=THRUPLAY&adset_optimization_goal=TWO_SECOND_CONTINUOUS_VIDEO_VIEWS&adset_attribution_window_days=1&adset_bid_strategy=lowest_cost_without_cap&optimization_sub_event=e&promoted_object=8&dynamic_product_mode=9',
    [named],
  ],
];
