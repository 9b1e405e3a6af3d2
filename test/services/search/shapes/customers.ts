import { found, type Shape } from './shape.ts';

const customer = { id: 3, name: 'Nordwind', status: 'ACTIVE' };

export const customersShapes: Shape[] = [
  [
    'search.customers.list',
    (c) => c.customers.list({}),
    'GET /v1.0/customers',
    '',
    found(customer),
  ],
  [
    'search.customers.list',
    (c) =>
      c.customers.list({ id: '3', status: 'INACTIVE', legacyId: 'L 1', name: 'Müller & Sohn' }),
    'GET /v1.0/customers?id=3&status=INACTIVE&legacyId=L+1&name=M%C3%BCller+%26+Sohn',
    '',
    found(),
  ],
  [
    'search.customers.get',
    (c) => c.customers.get({ customerId: '3' }),
    'GET /v1.0/customers/3',
    '',
    found(customer),
  ],
];
