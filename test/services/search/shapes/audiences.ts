import { found, type Shape } from './shape.ts';

export const audiencesShapes: Shape[] = [
  [
    'search.audiences.list',
    (c) =>
      c.audiences.list({
        clientId: '7',
        fields: ['audience', 'conversion_rate'],
        sort: '+conversion_rate',
        audience_override: false,
        revenue_per_click: { btw: [0.1, 2] },
        audience_object_version: { gte: 1_800_000_000_000 },
      }),
    'GET /v1.0/clients/7/audiences?fields=audience%2Cconversion_rate&sort=%2Bconversion_rate&audience_object_version=gte%3A1800000000000&audience_override=false&revenue_per_click=btw%3A0.1%2C2',
    '',
    found({ audience: 60, conversion_rate: 1.5 }),
  ],
  [
    'search.audiences.get',
    (c) => c.audiences.get({ clientId: '7', audienceId: '60', limit: 31, from: '2027-01-01' }),
    'GET /v1.0/clients/7/audiences/60?limit=31&from=2027-01-01',
    '',
    found({ audience: 60 }),
  ],
];
