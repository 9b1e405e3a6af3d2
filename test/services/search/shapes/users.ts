import { found, type Shape } from './shape.ts';

export const usersShapes: Shape[] = [
  [
    'search.users.get',
    (c) => c.users.get({ userId: '9' }),
    'GET /v1.0/users/9',
    '',
    found({ customerId: 3, id: 9, userName: 'mara', roles: ['ROLE_SUPER_ADMIN'] }),
  ],
  [
    'search.users.clients',
    (c) => c.users.clients({ userId: '9' }),
    'GET /v1.0/users/9/clients',
    '',
    found({ customerId: 3, id: 7, name: 'Nordwind DE' }),
  ],
];
