import { found, type Shape } from './shape.ts';

export const groupsShapes: Shape[] = [
  [
    'search.groups.list',
    (c) =>
      c.groups.list({
        clientId: '7',
        limit: 5,
        offset: 0,
        campaign: '20',
        group_name: { notcontains: 'test' },
        group_end_date: { isblank: false },
      }),
    'GET /v1.0/clients/7/groups?limit=5&offset=0&campaign=20&group_name=notcontains%3Atest&group_end_date=isblank%3Afalse',
    '',
    found({ group: 30, group_name: 'Boots' }),
  ],
  [
    'search.groups.get',
    (c) => c.groups.get({ clientId: '7', groupId: '30', to: '2027-01-31' }),
    'GET /v1.0/clients/7/groups/30?to=2027-01-31',
    '',
    found({ group: 30 }),
  ],
];
