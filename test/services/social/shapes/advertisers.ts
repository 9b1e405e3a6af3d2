import { named, pageOf, type Shape } from './shape.ts';

export const advertisersShapes: Shape[] = [
  ['advertisers.list', (c) => c.advertisers.list({}), 'GET /advertisers', '', pageOf(named)],
  [
    'advertisers.get',
    (c) => c.advertisers.get({ advertiser_id: '11' }),
    'GET /advertisers/11',
    '',
    named,
  ],
  [
    'advertisers.create',
    (c) => c.advertisers.create({ name: 'Müller & Sohn', currency: 'EUR' }),
    'POST /advertisers',
    'name=M%C3%BCller+%26+Sohn&currency=EUR',
    named,
  ],
  [
    'advertisers.create',
    (c) =>
      c.advertisers.create({
        name: 'A',
        currency: 'EUR',
        autopause_value: 0.5,
        contact_name: 'B C',
        contact_phone: '+49 40',
        contact_mail: 'b@example.com',
        reporting_week: 'Monday_Sunday',
        timezone: 'Europe/Berlin',
      }),
    'POST /advertisers',
    'name=A&currency=EUR&autopause_value=0.5&contact_name=B+C&contact_phone=%2B49+40&contact_mail=b%40example.com&reporting_week=Monday_Sunday&timezone=Europe%2FBerlin',
    named,
  ],
  [
    'advertisers.update',
    (c) =>
      c.advertisers.update({
        advertiser_id: '11',
        name: 'Nordwind',
        currency: 'CHF',
        autopause_value: 2,
        contact_name: 'B C',
        contact_phone: '+49 40',
        contact_mail: 'b@example.com',
        reporting_week: 'Monday_Sunday',
      }),
    'PUT /advertisers/11',
    'name=Nordwind&currency=CHF&autopause_value=2&contact_name=B+C&contact_phone=%2B49+40&contact_mail=b%40example.com&reporting_week=Monday_Sunday',
    named,
  ],
  [
    'advertisers.update',
    (c) => c.advertisers.update({ advertiser_id: '11', contact_mail: 'c@example.com' }),
    'PUT /advertisers/11',
    'contact_mail=c%40example.com',
    named,
  ],
  [
    'advertisers.remove',
    (c) => c.advertisers.remove({ advertiser_id: '11' }),
    'DELETE /advertisers/11',
    '',
    { data: named },
  ],
];
