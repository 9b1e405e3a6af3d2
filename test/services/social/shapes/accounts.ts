import { named, pageOf, type Shape } from './shape.ts';

const account = { id: '1', name: 'A', timezone: 'Europe/Berlin', active: true, src: 'fb' };

export const accountsShapes: Shape[] = [
  ['accounts.list', (c) => c.accounts.list({}), 'GET /accounts', '', pageOf(account)],
  [
    'accounts.list',
    (c) => c.accounts.list({ limit: 300, page: 2 }),
    'GET /accounts?limit=300&page=2',
    '',
    pageOf(account),
  ],
  [
    'accounts.get',
    (c) => c.accounts.get({ account_id: '101' }),
    'GET /accounts/101',
    '',
    { data: account },
  ],
  [
    'accounts.fundingInstruments',
    (c) => c.accounts.fundingInstruments({ account_id: '104', page: 3 }),
    'GET /accounts/104/funding-instruments?page=3',
    '',
    pageOf(named),
  ],
];
