import { found, type Shape } from './shape.ts';

export const sitelinksShapes: Shape[] = [
  // The reference shows a path of products in this one's request line; the data is sitelinks.
  [
    'search.sitelinks.list',
    (c) =>
      c.sitelinks.list({
        clientId: '7',
        from: '2027-01-01',
        to: '2027-01-31',
        mobile_preferred: { ne: true },
        link_text: 'Angebote',
      }),
    'GET /v1.0/clients/7/sitelinks?from=2027-01-01&to=2027-01-31&link_text=Angebote&mobile_preferred=ne%3Atrue',
    '',
    found({ sitelink: 80, link_text: 'Angebote' }),
  ],
  [
    'search.sitelinks.get',
    (c) => c.sitelinks.get({ clientId: '7', sitelinkId: '80' }),
    'GET /v1.0/clients/7/sitelinks/80',
    '',
    found({ sitelink: 80 }),
  ],
];
