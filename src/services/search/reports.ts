import { entity, period } from './entity.ts';
import { audienceFields } from './fields/audiences.ts';
import { campaignFields } from './fields/campaigns.ts';
import { creativeFields } from './fields/creatives.ts';
import { groupFields } from './fields/groups.ts';
import { keywordFields } from './fields/keywords.ts';
import { negativeAudienceFields } from './fields/negative-audiences.ts';
import { productFields } from './fields/products.ts';
import { publisherAccountFields } from './fields/publisher-accounts.ts';
import { sitelinkFields } from './fields/sitelinks.ts';

/** The fields of each kind of record, by the name of its resource. */
export const registries = {
  publisherAccounts: publisherAccountFields,
  campaigns: campaignFields,
  groups: groupFields,
  keywords: keywordFields,
  creatives: creativeFields,
  audiences: audienceFields,
  negativeAudiences: negativeAudienceFields,
  products: productFields,
  sitelinks: sitelinkFields,
};

/** Which of its fields is the id of the record itself. */
export const keys: Record<keyof typeof registries, string> = {
  publisherAccounts: 'pca',
  campaigns: 'campaign',
  groups: 'group',
  keywords: 'keyword',
  creatives: 'creative',
  audiences: 'audience',
  negativeAudiences: 'audience',
  products: 'product',
  sitelinks: 'sitelink',
};

export const publisherAccounts = entity({
  segment: 'publisherAccounts',
  param: 'pubAccountId',
  object: 'search publisher account',
  words: { many: 'publisher accounts', one: 'a publisher account' },
  registry: registries.publisherAccounts,
  period,
});

export const campaigns = entity({
  segment: 'campaigns',
  param: 'campaignId',
  object: 'search campaign',
  words: { many: 'campaigns', one: 'a campaign' },
  registry: registries.campaigns,
  period,
});

export const groups = entity({
  segment: 'groups',
  param: 'groupId',
  object: 'search group',
  words: { many: 'groups', one: 'a group' },
  registry: registries.groups,
  period,
});

export const keywords = entity({
  segment: 'keywords',
  param: 'keywordId',
  object: 'search keyword',
  words: { many: 'keywords', one: 'a keyword' },
  registry: registries.keywords,
  period,
});

export const creatives = entity({
  segment: 'creatives',
  param: 'creativeId',
  object: 'search creative',
  words: { many: 'creatives', one: 'a creative' },
  registry: registries.creatives,
  period,
});

export const audiences = entity({
  segment: 'audiences',
  param: 'audienceId',
  object: 'search audience',
  words: { many: 'audiences', one: 'an audience' },
  registry: registries.audiences,
  period,
});

export const negativeAudiences = entity({
  segment: 'negativeAudiences',
  param: 'audienceId',
  object: 'search negative audience',
  words: { many: 'audience exclusions', one: 'an audience exclusion' },
  registry: registries.negativeAudiences,
  period: {},
});

export const products = entity({
  segment: 'products',
  param: 'productId',
  object: 'search product',
  words: { many: 'products', one: 'a product' },
  registry: registries.products,
  period,
});

export const sitelinks = entity({
  segment: 'sitelinks',
  param: 'sitelinkId',
  object: 'search sitelink',
  words: { many: 'sitelinks', one: 'a sitelink' },
  registry: registries.sitelinks,
  period,
});
