import { nearest } from '../../services/nearest.ts';
import type { WatchFound, WatchListing, WatchName } from '../../shared/pacing-request.ts';

/** Who looks, and where. */
export interface WatchReader {
  user: string;
  channel: string;
}

/** Those that tell this channel, then those that this person made for others; each by name. */
export function watchesFor({ user, channel }: WatchReader, all: WatchListing[]): WatchListing[] {
  const isHere = ({ settings }: WatchListing) => settings.channel === channel;
  return all
    .filter((listing) => isHere(listing) || listing.settings.by.user === user)
    .toSorted(
      (one, other) =>
        Number(isHere(other)) - Number(isHere(one)) ||
        one.settings.name.localeCompare(other.settings.name, 'en'),
    );
}

/** The watch somebody means: any by its id; by its name or a part of it, those of this channel and their own. */
export function findWatch(which: WatchName, reader: WatchReader, all: WatchListing[]): WatchFound {
  const words = ('id' in which ? which.id : which.words).trim().replaceAll(/\s+/g, ' ');
  const small = words.toLowerCase();
  const byId = all.find(({ settings }) => settings.id === small);
  if (byId) return { kind: 'found', listing: byId };
  const near = 'id' in which || small === '' ? [] : watchesFor(reader, all);
  const exact = near.filter((listing) => nameOf(listing) === small);
  const fitting = exact.length > 0 ? exact : near.filter((one) => nameOf(one).includes(small));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return { kind: 'found', listing: only };
  if (only) return { kind: 'several', words, listings: fitting.slice(0, mostChoices) };
  const names = near.map(({ settings }) => settings.name);
  const close = nearest(words, names);
  return { kind: 'none', words, ...(close !== undefined && { nearest: close }) };
}

const mostChoices = 8;

const nameOf = ({ settings }: WatchListing): string => settings.name.toLowerCase();
