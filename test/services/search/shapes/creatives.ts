import { found, type Shape } from './shape.ts';

export const creativesShapes: Shape[] = [
  [
    'search.creatives.list',
    (c) => c.creatives.list({ clientId: '7', limit: 1, headline1: '50 % + mehr' }),
    'GET /v1.0/clients/7/creatives?limit=1&headline1=50+%25+%2B+mehr',
    '',
    found({ creative: 50, headline1: '50 % + mehr' }),
  ],
  [
    'search.creatives.get',
    (c) => c.creatives.get({ clientId: '7', creativeId: '50' }),
    'GET /v1.0/clients/7/creatives/50',
    '',
    found({ creative: 50 }),
  ],
];
