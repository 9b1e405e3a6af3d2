import type { Person } from '../shared/launch.ts';
import { authorityOf } from './authority.ts';
import { suggestingDigests } from './proxies.ts';

/** A digest as a picker offers it. */
export interface DigestChoice {
  id: string;
  name: string;
}

/** The digests of somebody whose name holds these words; none to people who may not act here. */
export async function suggestDigests({
  words,
  by,
}: {
  words: string;
  by: Person;
}): Promise<DigestChoice[]> {
  const reader = { user: by.user, channel: '' };
  const [authority, { listings }] = await Promise.all([
    authorityOf(by),
    suggestingDigests.listDigests(reader),
  ]);
  if (!authority.accepted) return [];
  return listings
    .map(({ settings: { id, name } }) => ({ id, name }))
    .filter(({ id, name }) => id === words || name.toLowerCase().includes(words.toLowerCase()))
    .slice(0, mostChoices);
}

const mostChoices = 100;
