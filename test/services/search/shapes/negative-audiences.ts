import { found, type Shape } from './shape.ts';

export const negativeAudiencesShapes: Shape[] = [
  [
    'search.negativeAudiences.list',
    (c) =>
      c.negativeAudiences.list({
        clientId: '7',
        limit: 20,
        offset: 40,
        fields: ['audience_name'],
        sort: 'audience_name',
        level: 'GROUP',
      }),
    'GET /v1.0/clients/7/negativeAudiences?limit=20&offset=40&fields=audience_name&sort=audience_name&level=GROUP',
    '',
    found({ audience_name: 'Buyers' }),
  ],
  [
    'search.negativeAudiences.get',
    (c) => c.negativeAudiences.get({ clientId: '7', audienceId: '60' }),
    'GET /v1.0/clients/7/negativeAudiences/60',
    '',
    found({ audience: 60 }),
  ],
];
