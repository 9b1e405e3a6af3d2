import { named, pageOf, type Shape } from './shape.ts';

export const mediaPlansShapes: Shape[] = [
  ['mediaPlans.list', (c) => c.mediaPlans.list({}), 'GET /clients', '', pageOf(named)],
  [
    'mediaPlans.get',
    (c) => c.mediaPlans.get({ m: 'NW 2027/14' }),
    'GET /clients/NW%202027%2F14',
    '',
    { data: named },
  ],
  [
    'mediaPlans.create',
    (c) =>
      c.mediaPlans.create({
        source: 'tw',
        name: 'Sommerkino',
        advertiser_id: '13',
        account_id: '104',
        io_number: 'LK-1',
        office: 'Hamburg',
        notes: 'n',
        general_objective: 'FOLLOWERS',
        autopause_type: 'clics',
        autopause_value: '100',
        margin_type: 0,
        margin_value: '12.5',
        campaign_naming: '{campaign-name}',
        ads_naming: '{adId}',
        funding_instrument_id: 'lygyi',
      }),
    'POST /clients/tw',
    'name=Sommerkino&advertiser_id=13&account_id=104&io_number=LK-1&office=Hamburg&notes=n&general_objective=FOLLOWERS&autopause_type=clics&autopause_value=100&margin_type=0&margin_value=12.5&campaign_naming=%7Bcampaign-name%7D&ads_naming=%7BadId%7D&funding_instrument_id=lygyi',
    named,
  ],
  [
    'mediaPlans.update',
    (c) => c.mediaPlans.update({ m: '10', name: 'New', notes: '' }),
    'PUT /clients/10',
    'name=New&notes=',
    named,
  ],
  [
    'mediaPlans.managers',
    (c) => c.mediaPlans.managers({ m: '10', limit: 20, page: 2 }),
    'GET /clients/10/users?limit=20&page=2',
    '',
    pageOf({ id: '7', username: 'mara' }),
  ],
  [
    'mediaPlans.addManager',
    (c) => c.mediaPlans.addManager({ m: '10', user_id: '7' }),
    'POST /clients/10/users',
    '{"user_id":"7"}',
    { message: 'added' },
  ],
  [
    'mediaPlans.removeManager',
    (c) => c.mediaPlans.removeManager({ m: '10', user_id: '7' }),
    'DELETE /clients/10/users',
    '{"user_id":"7"}',
    { message: 'removed' },
  ],
];
