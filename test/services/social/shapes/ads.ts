import { named, pageOf, type Shape } from './shape.ts';

const inCampaign = { m: '10', c: '20' };
const inAdSet = { m: '10', c: '20', a: '30' };

export const adsShapes: Shape[] = [
  [
    'ads.listInCampaign',
    (c) => c.ads.listInCampaign(inCampaign),
    'GET /clients/10/campaigns/20/ads',
    '',
    pageOf(named),
  ],
  [
    'ads.list',
    (c) => c.ads.list(inAdSet),
    'GET /clients/10/campaigns/20/adsets/30/ads',
    '',
    pageOf(named),
  ],
  [
    'ads.get',
    (c) => c.ads.get({ ...inAdSet, ad_id: '40' }),
    'GET /clients/10/campaigns/20/adsets/30/ads/40',
    '',
    named,
  ],
  [
    'ads.create',
    (c) =>
      c.ads.create({
        ...inAdSet,
        name: 'Ad',
        type: 'carousel',
        bid: 0.5,
        description: 'd',
        view_tag: 'v',
        url_tag: 'u',
        headline: 'h',
        message: 'm',
        page: '885',
        partner_page: 'default_destination_value',
        url: 'https://shop.example/?a=1',
        image: 'https://shop.example/a.png',
        multi_share_optimized: true,
        multi_share_end_card: false,
        child_attachments: [{ url: 'https://shop.example/1', position: 1 }],
        sync: false,
      }),
    'POST /clients/10/campaigns/20/adsets/30/ads',
    'name=Ad&type=carousel&bid=0.5&description=d&view_tag=v&url_tag=u&headline=h&message=m&page=885&partner_page=default_destination_value&url=https%3A%2F%2Fshop.example%2F%3Fa%3D1&image=https%3A%2F%2Fshop.example%2Fa.png&multi_share_optimized=true&multi_share_end_card=false&child_attachments%5B0%5D%5Burl%5D=https%3A%2F%2Fshop.example%2F1&child_attachments%5B0%5D%5Bposition%5D=1&sync=false',
    named,
  ],
  [
    'ads.create',
    (c) => c.ads.create({ ...inAdSet, creative: 12 }),
    'POST /clients/10/campaigns/20/adsets/30/ads',
    'creative=12',
    named,
  ],
  [
    'ads.create',
    (c) => c.ads.create({ ...inAdSet, product_set: '9', call_to_action: undefined }),
    'POST /clients/10/campaigns/20/adsets/30/ads',
    'product_set=9',
    named,
  ],
  [
    'ads.create',
    (c) => c.ads.create({ ...inAdSet, type: 'post', call_to_action: 'SHOP_NOW' }),
    'POST /clients/10/campaigns/20/adsets/30/ads',
    'type=post&call_to_action=SHOP_NOW',
    named,
  ],
  [
    'ads.perform',
    (c) => c.ads.perform({ ...inCampaign, ad_id: '40', action: 'play' }),
    'PATCH /clients/10/campaigns/20/ads/40/performs/play',
    '',
    named,
  ],
  [
    'ads.perform',
    (c) => c.ads.perform({ ...inCampaign, ad_id: '40', action: 'bid-update', bid: 0.6 }),
    'PATCH /clients/10/campaigns/20/ads/40/performs/bid-update',
    'bid=0.6',
    named,
  ],
  [
    'ads.perform',
    (c) =>
      c.ads.perform({ ...inCampaign, ad_id: '40', action: 'custom-text-update', value: 'a b' }),
    'PATCH /clients/10/campaigns/20/ads/40/performs/custom-text-update',
    'value=a+b',
    named,
  ],
  [
    'ads.perform',
    (c) => c.ads.perform({ ...inCampaign, ad_id: '40', action: 'custom-value-update', value: 1.5 }),
    'PATCH /clients/10/campaigns/20/ads/40/performs/custom-value-update',
    'value=1.5',
    named,
  ],
  [
    'ads.remove',
    (c) => c.ads.remove({ ...inAdSet, ad_id: '40' }),
    'DELETE /clients/10/campaigns/20/adsets/30/ads/40',
    '',
    named,
  ],
];
