import { found, type Shape } from './shape.ts';

export const publisherAccountsShapes: Shape[] = [
  [
    'search.publisherAccounts.list',
    (c) =>
      c.publisherAccounts.list({
        clientId: '7',
        limit: 100,
        offset: 200,
        fields: ['pca', 'pca_alias', 'pub_cost'],
        sort: '+pub_cost',
        from: '2027-01-01',
        to: '2027-01-31',
        publisher: { in: ['1', '4'] },
      }),
    'GET /v1.0/clients/7/publisherAccounts?limit=100&offset=200&fields=pca%2Cpca_alias%2Cpub_cost&sort=%2Bpub_cost&from=2027-01-01&to=2027-01-31&publisher=in%3A1%2C4',
    '',
    found({ pca: 11, pca_alias: 'Main', pub_cost: 1_250_000 }),
  ],
  [
    'search.publisherAccounts.get',
    (c) => c.publisherAccounts.get({ clientId: '7', pubAccountId: '11' }),
    'GET /v1.0/clients/7/publisherAccounts/11',
    '',
    found({ pca: 11 }),
  ],
];
