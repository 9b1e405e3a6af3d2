import type { DigestScope } from './digest.ts';
import type { ObjectKind } from './object-kind.ts';

/** The parts of a scope that are picked. */
export type ScopeKey = Exclude<keyof DigestScope, 'ofChannel'>;

/** Of which kind the objects in each part are. */
export const scopeKinds = [
  { key: 'mediaPlans', object: 'media plan' },
  { key: 'advertisers', object: 'advertiser' },
  { key: 'accounts', object: 'account' },
  { key: 'searchClients', object: 'search client' },
] as const satisfies { key: ScopeKey; object: ObjectKind }[];

/** What objects in a scope are called, by part and id; an object that is missing has no known name. */
export type ScopeNames = Record<string, string>;

export const scopeName = (key: ScopeKey, id: string): string => `${key}/${id}`;
