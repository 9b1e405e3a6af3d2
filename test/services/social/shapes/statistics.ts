import { pageOf, type Shape } from './shape.ts';

const row = { impression: 1200, click: 30, spent: 12.5, main_metrics: [], other_metrics: [] };

export const statisticsShapes: Shape[] = [
  [
    'statistics.mediaPlan',
    (c) => c.statistics.mediaPlan({ m: 'NW 2027/14' }),
    'GET /clients/NW%202027%2F14/statistics',
    '',
    pageOf(row),
  ],
  [
    'statistics.mediaPlan',
    (c) =>
      c.statistics.mediaPlan({
        m: '10',
        aggregate: 'day',
        start_date: 1_800_000_000,
        end_date: 1_800_086_400,
        level: 'channel_connect',
        limit: 300,
        page: 2,
      }),
    'GET /clients/10/statistics?aggregate=day&start_date=1800000000&end_date=1800086400&level=channel_connect&limit=300&page=2',
    '',
    pageOf(row),
  ],
  [
    'statistics.campaign',
    (c) =>
      c.statistics.campaign({
        m: '10',
        c: '20',
        aggregate: 'month',
        start_date: 1_800_000_000,
        end_date: 1_802_592_000,
      }),
    'GET /clients/10/campaigns/20/statistics?aggregate=month&start_date=1800000000&end_date=1802592000',
    '',
    pageOf(row),
  ],
  [
    'statistics.campaign',
    (c) => c.statistics.campaign({ m: '10', c: '20', end_date: 1_802_592_000, level: 'ad' }),
    'GET /clients/10/campaigns/20/statistics?end_date=1802592000&level=ad',
    '',
    pageOf(row),
  ],
  [
    'statistics.adSet',
    (c) => c.statistics.adSet({ m: '10', c: '20', a: '30', aggregate: 'period', level: 'client' }),
    'GET /clients/10/campaigns/20/adsets/30/statistics?aggregate=period&level=client',
    '',
    pageOf(row),
  ],
  [
    'statistics.ad',
    (c) => c.statistics.ad({ m: '10', c: '20', ad_id: '40' }),
    'GET /clients/10/campaigns/20/ads/40/statistics',
    '',
    pageOf(row),
  ],
];
