import type { ObjectKind } from '../shared/object-kind.ts';

/** A list operation with what it takes, and so the objects a picker can offer. */
export interface PickerSource {
  operation: string;
  input: Record<string, string>;
}

/** Ids that a form holds, by what they are of: `{ 'media plan': '1001' }`. */
export type Within = Readonly<Partial<Record<ObjectKind, string>>>;

/**
 * Where objects of this kind are listed, in the narrowest place that the form names; undefined where the service
 * lists them only below something the form does not name.
 */
export function pickerSource(object: ObjectKind, within: Within): PickerSource | undefined {
  for (const { operation, takes } of sources[object]) {
    const fields = Object.entries(takes).map(([name, kind]) => [name, within[kind] ?? ''] as const);
    if (fields.every(([, id]) => id !== ''))
      return { operation, input: Object.fromEntries(fields) };
  }
  return undefined;
}

/** Whether objects of this kind can be listed at all in a form that has fields for these others. */
export function canPick(object: ObjectKind, others: readonly ObjectKind[]): boolean {
  return sources[object].some(({ takes }) =>
    Object.values(takes).every((kind) => others.includes(kind)),
  );
}

/** Kinds of objects that narrow what is offered. */
export function narrowing(object: ObjectKind): ObjectKind[] {
  return [...new Set(sources[object].flatMap(({ takes }) => Object.values(takes)))];
}

interface Source {
  operation: string;
  /** Fields of the list operation, and of which kind of object each is the id. */
  takes: Record<string, ObjectKind>;
}

const ofSearchClient = (resource: string): Source[] => [
  { operation: `search.${resource}.list`, takes: { clientId: 'search client' } },
];

/** The narrowest first. */
const sources: Record<ObjectKind, readonly Source[]> = {
  account: [{ operation: 'accounts.list', takes: {} }],
  advertiser: [{ operation: 'advertisers.list', takes: {} }],
  'media plan': [{ operation: 'mediaPlans.list', takes: {} }],
  campaign: [
    { operation: 'campaigns.list', takes: { m: 'media plan' } },
    { operation: 'campaigns.listAll', takes: {} },
  ],
  'ad set': [{ operation: 'adSets.list', takes: { m: 'media plan', c: 'campaign' } }],
  ad: [
    { operation: 'ads.list', takes: { m: 'media plan', c: 'campaign', a: 'ad set' } },
    { operation: 'ads.listInCampaign', takes: { m: 'media plan', c: 'campaign' } },
  ],
  audience: [{ operation: 'audiences.list', takes: { account_id: 'account' } }],
  'targeting cluster': [{ operation: 'targetingClusters.list', takes: { account_id: 'account' } }],
  user: [{ operation: 'users.list', takes: {} }],
  'funding instrument': [
    { operation: 'accounts.fundingInstruments', takes: { account_id: 'account' } },
  ],
  'search customer': [{ operation: 'search.customers.list', takes: {} }],
  'search client': [{ operation: 'search.clients.list', takes: {} }],
  'search user': [{ operation: 'search.clients.users', takes: { clientId: 'search client' } }],
  'search publisher account': ofSearchClient('publisherAccounts'),
  'search campaign': ofSearchClient('campaigns'),
  'search group': ofSearchClient('groups'),
  'search keyword': ofSearchClient('keywords'),
  'search creative': ofSearchClient('creatives'),
  'search audience': ofSearchClient('audiences'),
  'search negative audience': ofSearchClient('negativeAudiences'),
  'search product': ofSearchClient('products'),
  'search sitelink': ofSearchClient('sitelinks'),
};
