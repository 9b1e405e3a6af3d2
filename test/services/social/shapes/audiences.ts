import { named, pageOf, type Shape } from './shape.ts';

const inAccount = { account_id: '101' };

export const audiencesShapes: Shape[] = [
  [
    'audiences.list',
    (c) => c.audiences.list({ ...inAccount, limit: 300, page: 2 }),
    'GET /accounts/101/audiences?limit=300&page=2',
    '',
    pageOf(named),
  ],
  [
    'audiences.create',
    (c) =>
      c.audiences.create({
        ...inAccount,
        subtype: 'website',
        name: 'Visitors',
        description: 'of 30 days',
        rule: { and: [{ event: 'ViewContent', days: 30 }] },
        customer_file_source: 'BOTH_USER_AND_PARTNER_PROVIDED',
      }),
    'POST /accounts/101/audiences?subtype=website',
    'name=Visitors&description=of+30+days&rule=%7B%22and%22%3A%5B%7B%22event%22%3A%22ViewContent%22%2C%22days%22%3A30%7D%5D%7D&customer_file_source=BOTH_USER_AND_PARTNER_PROVIDED',
    named,
  ],
  [
    'audiences.create',
    (c) =>
      c.audiences.create({
        ...inAccount,
        name: 'List',
        customer_file_source: 'USER_PROVIDED_ONLY',
      }),
    'POST /accounts/101/audiences',
    'name=List&customer_file_source=USER_PROVIDED_ONLY',
    named,
  ],
  [
    'audiences.createLookalike',
    (c) =>
      c.audiences.createLookalike({
        ...inAccount,
        audience_id: '55',
        name: 'Like them',
        description: 'd',
        country: 'DE',
        ratio: 20,
      }),
    'POST /accounts/101/audiences/55/lookalikes',
    'name=Like+them&description=d&country=DE&ratio=20',
    named,
  ],
  [
    'audiences.update',
    (c) =>
      c.audiences.update({
        ...inAccount,
        audience_id: '55',
        name: 'Buyers',
        description: 'd',
        rule: { or: [] },
        customer_file_source: 'PARTNER_PROVIDED_ONLY',
      }),
    'PUT /accounts/101/audiences/55',
    'name=Buyers&description=d&rule=%7B%22or%22%3A%5B%5D%7D&customer_file_source=PARTNER_PROVIDED_ONLY',
    named,
  ],
  [
    'audiences.remove',
    (c) => c.audiences.remove({ ...inAccount, audience_id: '55' }),
    'DELETE /accounts/101/audiences/55',
    '',
    { success: true },
  ],
  [
    'audiences.changeUsers',
    (c) =>
      c.audiences.changeUsers({
        ...inAccount,
        audience_id: '55',
        add: ['ann@example.com:email', '+49 40 1:phone'],
        delete: ['bob@example.com:email'],
      }),
    'PATCH /accounts/101/audiences/55/users',
    'add%5B0%5D=ann%40example.com%3Aemail&add%5B1%5D=%2B49+40+1%3Aphone&delete%5B0%5D=bob%40example.com%3Aemail',
    { add: 2, delete: 1 },
  ],
];
