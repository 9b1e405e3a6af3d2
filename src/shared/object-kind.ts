/** What an identifier can be of. Those of the search service are named apart: the two services share no ids. */
export const objectKinds = [
  'account',
  'advertiser',
  'media plan',
  'campaign',
  'ad set',
  'ad',
  'audience',
  'targeting cluster',
  'user',
  'funding instrument',
  'search customer',
  'search client',
  'search user',
  'search publisher account',
  'search campaign',
  'search group',
  'search keyword',
  'search creative',
  'search audience',
  'search negative audience',
  'search product',
  'search sitelink',
] as const;

export type ObjectKind = (typeof objectKinds)[number];
