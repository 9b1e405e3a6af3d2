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
  [
    'accounts.objects',
    (c) => c.accounts.objects({ account_id: '101', limit: 1, page: 4 }),
    'GET /accounts/101/objects?limit=1&page=4',
    '',
    pageOf(named),
  ],
  [
    'accounts.createFb',
    (c) =>
      c.accounts.createFb({ name: 'Nordwind & Co', network_id: '885', access_token: 'E/A+b=' }),
    'POST /accounts/fb',
    'name=Nordwind+%26+Co&network_id=885&access_token=E%2FA%2Bb%3D',
    { data: account },
  ],
  [
    'accounts.refresh',
    (c) => c.accounts.refresh({ account_id: '101', access_token: 'EAAb' }),
    'PUT /accounts/101',
    'access_token=EAAb',
    { data: account },
  ],
  [
    'accounts.deactivate',
    (c) => c.accounts.deactivate({ account_id: '101' }),
    'DELETE /accounts/101',
    '',
    { data: { ...account, active: false } },
  ],
  [
    'accounts.leadForms',
    (c) => c.accounts.leadForms({ account_id: '101', limit: 300 }),
    'GET /accounts/101/lead-forms?limit=300',
    '',
    pageOf(named),
  ],
  [
    'accounts.targetSearch',
    (c) => c.accounts.targetSearch({ account_id: '101', q: 'New York', type: 'location' }),
    'GET /accounts/101/target_search?q=New+York&type=location',
    '',
    { data: [{ key: '2490299', name: 'New York', type: 'city', country_code: 'US' }] },
  ],
  [
    'accounts.targetSearch',
    (c) => c.accounts.targetSearch({ account_id: '101', q: 'Küche & Bad', type: 'interest' }),
    'GET /accounts/101/target_search?q=K%C3%BCche+%26+Bad&type=interest',
    '',
    { data: [{ key: '6003', name: 'Küche', category: 'interests', type: 'interests' }] },
  ],
];
