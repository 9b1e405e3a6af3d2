import type { DigestContent, DigestScope } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';

/** What a digest is about: `all launched from its channel, 2 media plans and 1 search client`. */
export function contentWords(content: DigestContent): string {
  return content.kind === 'report'
    ? `report «${oneLine(content.name, 60)}»`
    : scopeWords(content.scope);
}

export function scopeWords(scope: DigestScope): string {
  const { ofChannel, mediaPlans, advertisers, accounts, searchClients } = scope;
  const parts = [
    ofChannel === undefined ? '' : 'all launched from its channel',
    countedOrNone(mediaPlans, 'media plan'),
    countedOrNone(advertisers, 'advertiser'),
    countedOrNone(accounts, 'account'),
    countedOrNone(searchClients, 'search client'),
  ].filter((part) => part !== '');
  const last = parts.pop() ?? 'nothing';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

const countedOrNone = (ids: string[], singular: string): string =>
  ids.length === 0 ? '' : counted(ids.length, singular);
