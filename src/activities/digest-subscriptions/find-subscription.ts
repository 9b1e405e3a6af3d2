import { nearest } from '../../services/nearest.ts';

/** A digest or a watch, as far as it is looked for. */
export interface Subscription {
  settings: { id: string; name: string; channel: string; by: { user: string } };
}

/** Who looks, and where. */
export interface SubscriptionReader {
  user: string;
  channel: string;
}

/** What somebody calls it. */
export type SubscriptionName = { id: string } | { words: string };

export type SubscriptionFound<Listing> =
  | { kind: 'found'; listing: Listing }
  | { kind: 'several'; words: string; listings: Listing[] }
  | { kind: 'none'; words: string; nearest?: string };

/** Those that come to this channel, then those that this person made for others; each by name. */
export function subscriptionsFor<Listing extends Subscription>(
  { user, channel }: SubscriptionReader,
  all: Listing[],
): Listing[] {
  const isHere = ({ settings }: Listing) => settings.channel === channel;
  return all
    .filter((listing) => isHere(listing) || listing.settings.by.user === user)
    .toSorted(
      (one, other) =>
        Number(isHere(other)) - Number(isHere(one)) ||
        one.settings.name.localeCompare(other.settings.name, 'en'),
    );
}

/**
 * The one somebody means: any by its id; by its name, or a part of it that no other has, those of this channel and
 * their own. Where several fit, at most `most` of them are given.
 */
export function findSubscription<Listing extends Subscription>(
  which: SubscriptionName,
  reader: SubscriptionReader,
  all: Listing[],
  most: number,
): SubscriptionFound<Listing> {
  const words = ('id' in which ? which.id : which.words).trim().replaceAll(/\s+/g, ' ');
  const small = words.toLowerCase();
  const byId = all.find(({ settings }) => settings.id === small);
  if (byId) return { kind: 'found', listing: byId };
  const near = 'id' in which || small === '' ? [] : subscriptionsFor(reader, all);
  const exact = near.filter((listing) => nameOf(listing) === small);
  const fitting = exact.length > 0 ? exact : near.filter((one) => nameOf(one).includes(small));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return { kind: 'found', listing: only };
  if (only) return { kind: 'several', words, listings: fitting.slice(0, most) };
  const names = near.map(({ settings }) => settings.name);
  const close = nearest(words, names);
  return { kind: 'none', words, ...(close !== undefined && { nearest: close }) };
}

const nameOf = ({ settings }: Subscription): string => settings.name.toLowerCase();
