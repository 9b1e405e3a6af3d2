import { atOnce } from '../../shared/at-once.ts';
import type { Target, TargetFound, TargetQuestion } from '../../shared/target.ts';
import type { SocialDoor } from './social-door.ts';
import { createTargetLists, type ListedTarget } from './target-lists.ts';
import { readingsOf, type Reading } from './target-words.ts';

/** Objects of the social service by what people call them. */
export interface Targets {
  /**
   * By id, by a path of ids (`2001/4001`), by IO number, or by a unique part of the name. Advertisers, accounts,
   * media plans and campaigns come first: ad sets and ads, whose names repeat those above, are looked through only
   * where nothing above fits. What is not found is looked for once more in lists that were read after `asked` (Unix
   * milliseconds; now unless said otherwise): many questions asked at once read them anew once.
   */
  find(question: TargetQuestion, asked?: number): Promise<TargetFound>;
}

export function createTargets(social: Pick<SocialDoor, 'calls'>): Targets {
  const lists = createTargetLists(social);

  return {
    find: async (question, asked = Date.now()) => {
      const before = lists.reading();
      const known = await look(question);
      if (known.kind === 'found' || known.matches > 0) return known;
      // It may have been made a moment ago. Another question may have had the lists read anew meanwhile.
      lists.renew(asked);
      return lists.reading() === before ? known : look(question);
    },
  };

  async function look(question: TargetQuestion): Promise<TargetFound> {
    const { words, kinds } = question;
    const upper = await lists.upper();
    let unsearched = 0;
    for (const reading of readingsOf(question)) {
      const found = await search(reading, upper);
      const [only, ...others] = found.hits;
      if (only && others.length === 0) return { kind: 'found', target: plain(only) };
      if (only) return { ...choice(found.hits), matches: found.hits.length, words };
      unsearched = Math.max(unsearched, found.unsearched);
    }
    const there = upper.filter(({ kind, isGone }) => kinds.includes(kind) && !isGone);
    return { ...choice(there), matches: 0, words, ...(unsearched > 0 && { unsearched }) };
  }

  async function search(
    { words, kinds, within }: Reading,
    upper: ListedTarget[],
  ): Promise<{ hits: ListedTarget[]; unsearched: number }> {
    const scope = within.map((part) => planWithIo(part, upper) ?? part);
    const isInside = ({ id, path }: Target) =>
      scope.every((part) => part !== id && Object.values(path).includes(part));
    const above = upper.filter((target) => kinds.includes(target.kind) && isInside(target));
    const hits = best(above, words);
    if (hits.length > 0 || !(kinds.includes('ad set') || kinds.includes('ad'))) {
      return { hits, unsearched: 0 };
    }
    const campaigns = campaignsFor(scope, upper);
    const searched = campaigns.slice(0, campaignsSearched);
    const below = (await atOnce(8, searched, (campaign) => lists.below(campaign))).flat();
    const wanted = below.filter(({ kind }) => kinds.includes(kind));
    const located = await atOnce(4, best(wanted, words), (hit) => locate(hit, searched));
    return { hits: located.filter(isInside), unsearched: campaigns.length - searched.length };
  }

  /** An ad with the ad set it is in. */
  async function locate(hit: ListedTarget, campaigns: ListedTarget[]): Promise<ListedTarget> {
    const campaign = campaigns.find(({ id }) => id === hit.path.campaign);
    if (hit.kind !== 'ad' || campaign === undefined) return hit;
    const adSet = (await lists.adSetsOfAds(campaign)).get(hit.id);
    return adSet === undefined ? hit : { ...hit, path: { ...hit.path, adSet } };
  }
}

/** More are not looked through for an ad: people say the campaign as well. */
const campaignsSearched = 100;
const choicesOffered = 10;

/** Playing ones first, then the newest; all of them where the scope is not of the levels above. */
function campaignsFor(scope: string[], upper: ListedTarget[]): ListedTarget[] {
  const live = upper.filter(({ kind, isGone }) => kind === 'campaign' && !isGone);
  const ids = new Set(upper.map(({ id }) => id));
  const above = scope.filter((part) => ids.has(part));
  return live
    .filter(({ path }) => above.every((part) => Object.values(path).includes(part)))
    .toSorted(
      (one, other) =>
        Number(other.isPlaying) - Number(one.isPlaying) || Number(other.id) - Number(one.id),
    );
}

const planWithIo = (part: string, upper: ListedTarget[]): string | undefined =>
  upper.find(({ id }) => id === part) === undefined
    ? upper.find(({ ioNumber }) => ioNumber !== undefined && fold(ioNumber) === fold(part))?.id
    : undefined;

/** Those with this id or IO number, else with exactly this name, else with it in their name. */
function best(targets: ListedTarget[], words: string): ListedTarget[] {
  const wanted = fold(words);
  if (wanted === '') return [];
  const live = targets.filter(({ isGone }) => !isGone);
  const exact = targets.filter(
    ({ id, ioNumber = '' }) => id === words || fold(ioNumber) === wanted,
  );
  const named = live.filter(({ name }) => fold(name) === wanted);
  const alike = live.filter(
    ({ name, ioNumber = '' }) => fold(name).includes(wanted) || fold(ioNumber).includes(wanted),
  );
  // One that was deleted is meant where nothing else has the id.
  const exactLive = exact.filter(({ isGone }) => !isGone);
  return [exactLive, exact, named, alike].find((some) => some.length > 0) ?? [];
}

const fold = (text: string): string => text.trim().toLowerCase();

const choice = (targets: ListedTarget[]): { kind: 'choose'; choices: Target[] } => ({
  kind: 'choose',
  choices: targets.slice(0, choicesOffered).map(plain),
});

function plain({ kind, id, name, path, ioNumber }: ListedTarget): Target {
  return { kind, id, name, path, ...(ioNumber !== undefined && { ioNumber }) };
}
