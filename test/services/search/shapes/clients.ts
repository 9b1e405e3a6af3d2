import { found, type Shape } from './shape.ts';

const client = { customerId: 3, id: 7, name: 'Nordwind DE', permissions: [] };
const user = { customerId: 3, id: 9, userName: 'mara' };

export const clientsShapes: Shape[] = [
  ['search.clients.list', (c) => c.clients.list({}), 'GET /v1.0/clients', '', found(client)],
  [
    'search.clients.list',
    (c) =>
      c.clients.list({ id: '7', status: 'DELETED', currency: 'EUR', legacyId: 'L', name: 'N' }),
    'GET /v1.0/clients?id=7&status=DELETED&currency=EUR&legacyId=L&name=N',
    '',
    found(),
  ],
  [
    'search.clients.get',
    (c) => c.clients.get({ clientId: '7' }),
    'GET /v1.0/clients/7',
    '',
    found(client),
  ],
  [
    'search.clients.users',
    (c) => c.clients.users({ clientId: '7' }),
    'GET /v1.0/clients/7/users',
    '',
    found(user),
  ],
];
