import type { DigestFound, DigestName } from '../../shared/digest-request.ts';
import type { DigestListing } from '../../shared/digest.ts';
import { nearest } from '../../services/nearest.ts';

/** Who looks, and where. */
export interface DigestReader {
  user: string;
  channel: string;
}

/** Those that come to this channel, then those that this person made for others; each by name. */
export function digestsFor({ user, channel }: DigestReader, all: DigestListing[]): DigestListing[] {
  const isHere = ({ settings }: DigestListing) => settings.channel === channel;
  return all
    .filter((listing) => isHere(listing) || listing.settings.by.user === user)
    .toSorted(
      (one, other) =>
        Number(isHere(other)) - Number(isHere(one)) ||
        one.settings.name.localeCompare(other.settings.name, 'en'),
    );
}

/**
 * The digest somebody means: any by its id; by its name, or a part of it that no other has, those of this channel
 * and their own.
 */
export function findDigest(
  which: DigestName,
  reader: DigestReader,
  all: DigestListing[],
): DigestFound {
  const words = ('id' in which ? which.id : which.words).trim().replaceAll(/\s+/g, ' ');
  const small = words.toLowerCase();
  const byId = all.find(({ settings }) => settings.id === small);
  if (byId) return { kind: 'found', listing: byId };
  const near = 'id' in which || small === '' ? [] : digestsFor(reader, all);
  const exact = near.filter((listing) => nameOf(listing) === small);
  const fitting = exact.length > 0 ? exact : near.filter((one) => nameOf(one).includes(small));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return { kind: 'found', listing: only };
  if (only) return { kind: 'several', words, listings: fitting.slice(0, mostChoices) };
  const close = nearest(
    words,
    near.map(({ settings }) => settings.name),
  );
  return { kind: 'none', words, ...(close !== undefined && { nearest: close }) };
}

const nameOf = ({ settings }: DigestListing): string => settings.name.toLowerCase();

const mostChoices = 20;
