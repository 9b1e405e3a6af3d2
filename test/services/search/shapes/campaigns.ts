import { found, type Shape } from './shape.ts';

export const campaignsShapes: Shape[] = [
  [
    'search.campaigns.list',
    (c) => c.campaigns.list({ clientId: '7' }),
    'GET /v1.0/clients/7/campaigns',
    '',
    found({ campaign: 20, campaign_name: 'Brand' }),
  ],
  [
    'search.campaigns.list',
    (c) =>
      c.campaigns.list({
        clientId: '7',
        limit: 10,
        fields: ['campaign_name', 'date', 'impressions'],
        sort: '-impressions',
        from: '2027-01-01',
        to: '2027-01-01',
        campaign_status: 'ACTIVE',
        impressions: { gt: 100 },
        ctr: { lte: 2.5 },
      }),
    'GET /v1.0/clients/7/campaigns?limit=10&fields=campaign_name%2Cdate%2Cimpressions&sort=-impressions&from=2027-01-01&to=2027-01-01&campaign_status=ACTIVE&impressions=gt%3A100&ctr=lte%3A2.5',
    '',
    found({ campaign_name: 'Brand', date: '2027-01-01', impressions: 120 }),
  ],
  [
    'search.campaigns.list',
    (c) =>
      c.campaigns.list({
        clientId: '7',
        sort: 'campaign_name',
        campaign_name: { contains: 'Schuhe & Stiefel' },
        campaign_end_date: { isblank: true },
        campaign_type: { nin: ['SEARCH', 'DISPLAY'] },
        conversions: { btw: [1, 5.5] },
        pub_cost: { lt: 0.25 },
      }),
    'GET /v1.0/clients/7/campaigns?sort=campaign_name&campaign_end_date=isblank%3Atrue&campaign_name=contains%3ASchuhe+%26+Stiefel&campaign_type=nin%3ASEARCH%2CDISPLAY&pub_cost=lt%3A250000&conversions=btw%3A1000000%2C5500000',
    '',
    found(),
  ],
  [
    'search.campaigns.get',
    (c) =>
      c.campaigns.get({
        clientId: '7',
        campaignId: '20',
        fields: ['month', 'pub_clicks'],
        from: '2027-01-01',
      }),
    'GET /v1.0/clients/7/campaigns/20?fields=month%2Cpub_clicks&from=2027-01-01',
    '',
    found({ month: 1, pub_clicks: 3 }),
  ],
];
