import { dayNumber } from './calendar.ts';
import { hash } from '../dice.ts';
import { hanse } from './seed/hanse.ts';
import { lichtspiel } from './seed/lichtspiel.ts';
import { nordwind } from './seed/nordwind.ts';
import type { AccountSeed, CampaignSeed, ClientSeed } from './seed/client-seed.ts';
import type { Account, Campaign, Client, Customer, Group, Keyword, Part, World } from './world.ts';

/** The agency Morgenrot Media with all its clients run. Ids are the same every time. */
export function buildWorld(): World {
  const nextId = counters();
  const customer = { id: 401, name: 'Morgenrot Media' };
  const clients = [nordwind, hanse, lichtspiel].map((seed) => buildClient(seed, customer, nextId));
  const [first, second, third] = clients.map(({ id }) => id);
  const all = clients.map(({ id }) => id);
  const users = [
    { id: 601, firstName: 'Mara', lastName: 'Lindqvist', accessLevel: 'CUSTOMER', clients: all },
    { id: 602, firstName: 'Jonas', lastName: 'Adeyemi', accessLevel: 'CUSTOMER', clients: all },
    {
      id: 603,
      firstName: 'Aiko',
      lastName: 'Tanaka',
      accessLevel: 'CLIENT',
      clients: [first, third],
    },
    { id: 604, firstName: 'Tom', lastName: 'Becker', accessLevel: 'CLIENT', clients: [second] },
  ].map((user) => ({ ...user, clients: user.clients.filter((id) => id !== undefined) }));
  return { customer, clients, users };
}

const firstIds = {
  client: 501,
  account: 701,
  campaign: 11_001,
  group: 21_001,
  keyword: 310_001,
  creative: 410_001,
  audience: 51_001,
  negativeAudience: 55_001,
  product: 61_001,
  sitelink: 71_001,
};

type NextId = (kind: keyof typeof firstIds) => number;

function counters(): NextId {
  const next = { ...firstIds };
  return (kind) => next[kind]++;
}

function buildClient(seed: ClientSeed, customer: Customer, nextId: NextId): Client {
  const accounts: Account[] = [];
  const client = { id: nextId('client'), customer, seed, accounts };
  accounts.push(...seed.accounts.map((account) => buildAccount(account, client, nextId)));
  return client;
}

const publisherIds = { Google: 4, Microsoft: 10 };

function buildAccount(seed: AccountSeed, client: Client, nextId: NextId): Account {
  const campaigns: Campaign[] = [];
  const publisher = { id: publisherIds[seed.publisher], name: seed.publisher };
  const account = { id: nextId('account'), client, publisher, alias: seed.alias, campaigns };
  campaigns.push(...seed.campaigns.map((campaign) => buildCampaign(campaign, account, nextId)));
  return account;
}

function buildCampaign(seed: CampaignSeed, account: Account, nextId: NextId): Campaign {
  const groups: Group[] = [];
  const { pausedSince } = seed;
  const standsFrom = pausedSince === undefined ? Infinity : dayNumber(pausedSince);
  const campaign = { id: nextId('campaign'), account, seed, standsFrom, groups };
  groups.push(...seed.groups.map((name) => buildGroup(name, campaign, nextId)));
  return campaign;
}

const creativeNames = ['Free returns', 'Order today', 'Only this week'];
const audienceNames = ['Cart visitors 30 days', 'Customers 180 days'];
const negativeNames = ['Employees'];
const sitelinkNames = ['Bestsellers', 'Sale', 'Find a store', 'Delivery'];
const productNames = ['Classic', 'Light', 'Pro', 'Kids', 'Outlet'];

function buildGroup(name: string, campaign: Campaign, nextId: NextId): Group {
  const isShopping = campaign.seed.type === 'SHOPPING';
  const [keywords, creatives, audiences]: [Keyword[], Part[], Part[]] = [[], [], []];
  const [negativeAudiences, products, sitelinks]: [Part[], Part[], Part[]] = [[], [], []];
  const lists = { keywords, creatives, audiences, negativeAudiences, products, sitelinks };
  const group = { id: nextId('group'), campaign, name, ...lists };
  const phrases = isShopping ? automaticTargets : keywordPhrases;
  keywords.push(...phrases.map((phrase, rank) => buildKeyword(phrase, rank, group, nextId)));
  creatives.push(...parts(creativeNames, 1, () => nextId('creative')));
  audiences.push(...parts(audienceNames, 0.4, () => nextId('audience')));
  negativeAudiences.push(...parts(negativeNames, 0, () => nextId('negativeAudience')));
  if (isShopping) products.push(...parts(productNames, 1, () => nextId('product')));
  else sitelinks.push(...parts(sitelinkNames, 0.15, () => nextId('sitelink')));
  return group;

  /** Divides so much of the group, the first ones getting most. */
  function parts(names: readonly string[], share: number, id: () => number): Part[] {
    const weights = names.map((_, index) => 1 / (index + 2));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let before = 0;
    return names.map((partName, index) => {
      const from = (share * before) / total;
      before += weights[index] ?? 0;
      const to = index === names.length - 1 ? share : (share * before) / total;
      return { id: id(), group, index, name: partName, from, to };
    });
  }
}

const keywordPhrases = [
  '',
  'buy *',
  '* online',
  '* sale',
  'best *',
  '* review',
  'cheap *',
  '* near me',
];

/** What a shopping campaign bids on instead of words. */
const automaticTargets = ['close match', 'loose match', 'substitutes', 'complements'];

const matches = ['EXACT', 'PHRASE', 'BROAD'] as const;

function buildKeyword(phrase: string, rank: number, group: Group, nextId: NextId): Keyword {
  const id = nextId('keyword');
  const { type, cpc } = group.campaign.seed;
  const chance = hash(id);
  return {
    id,
    group,
    text:
      type === 'SHOPPING' || phrase === '' ? phrase || group.name : phrase.replace('*', group.name),
    match: type === 'SHOPPING' ? 'AUTO' : (matches[rank % matches.length] ?? 'BROAD'),
    isPaused: rank === 6,
    weight: 1.6 / (rank + 1) + chance * 0.3,
    quality: 4 + Math.floor(chance * 7),
    bid: Math.round(cpc * (1.1 + chance * 0.4)),
  };
}
