import { found, type Shape } from './shape.ts';

export const keywordsShapes: Shape[] = [
  [
    'search.keywords.list',
    (c) =>
      c.keywords.list({
        clientId: '7',
        fields: ['keyword', 'keyword_name', 'keyword_impression_share'],
        sort: '-keyword_impression_share',
        max_cpc: { gte: 1.5 },
        last_bid_date: { lt: '2027-01-01' },
        keyword_name: { ne: 'schuhe, rot' },
      }),
    'GET /v1.0/clients/7/keywords?fields=keyword%2Ckeyword_name%2Ckeyword_impression_share&sort=-keyword_impression_share&max_cpc=gte%3A1500000&last_bid_date=lt%3A2027-01-01&keyword_name=ne%3Aschuhe%2C+rot',
    '',
    found({ keyword: 40, keyword_name: 'boots', keyword_impression_share: 12.5 }),
  ],
  [
    'search.keywords.get',
    (c) => c.keywords.get({ clientId: '7', keywordId: '40' }),
    'GET /v1.0/clients/7/keywords/40',
    '',
    found({ keyword: 40 }),
  ],
];
