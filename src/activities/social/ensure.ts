import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ResolvedAdSet } from '../../plan/resolve-plan.ts';
import { ServiceError } from '../../services/errors.ts';
import type { BoundPlan, Outline } from '../../shared/launch.ts';
import { findByIoNumber } from './find-media-plan.ts';
import { liveAds, liveAdSets, liveCampaigns, type LiveObject } from './live-media-plan.ts';
import { match, type Findable } from './match.ts';
import type { PlanFiles } from './plan-files.ts';
import type { SocialDoor } from './social-door.ts';

/** An object that is in the service, and what the plan has below it. */
export interface Ensured {
  id: string;
  /** It was there before this launch. */
  existed: boolean;
  below: Outline[];
  /** Ids of all children the service had under it. */
  known: string[];
}

export interface CampaignPlace {
  plan: BoundPlan;
  mediaPlanId: string;
  campaign: string;
}

export interface AdSetPlace extends CampaignPlace {
  campaignId: string;
  adSet: string;
}

export interface AdPlace extends AdSetPlace {
  adSetId: string;
  ad: string;
}

/**
 * Activities that make one object each, once: the first attempt creates it; a later one first looks for
 * what the lost attempt may have made, by its name, or where the service names it, by its being new.
 * An `id` that comes with the call was found before: then nothing is made.
 */
export function createEnsureActivities({
  social,
  plans,
}: {
  social: SocialDoor;
  plans: PlanFiles;
}) {
  return {
    async ensureMediaPlan(plan: BoundPlan): Promise<Ensured> {
      const { mediaPlan, campaigns } = await plans.resolve(plan);
      const { id: found } = plan.mediaPlan;
      const { id } = await ensure(found, {
        find: async () => {
          const live = await findByIoNumber(social, mediaPlan.ioNumber);
          return live ? [live] : [];
        },
        create: () => social.calls.mediaPlans.create(mediaPlan.create, social.options()),
      });
      const live = found ? await liveCampaigns(social, { m: id }) : [];
      return { id, existed: found !== undefined, ...outline(campaigns, live) };
    },

    async ensureCampaign(place: CampaignPlace & { id?: string }): Promise<Ensured> {
      const { mediaPlanId: m, id: found } = place;
      const { campaigns } = await plans.resolve(place.plan);
      const campaign = plans.child(campaigns, place.campaign);
      const { id } = await ensure(found, {
        find: async () => named(await liveCampaigns(social, { m }), campaign.name),
        create: () =>
          campaign.network === 'fb'
            ? social.calls.campaigns.createFb({ ...campaign.create, m }, social.options())
            : social.calls.campaigns.createTw({ ...campaign.create, m }, social.options()),
      });
      const live = found ? await liveAdSets(social, { m, c: id }) : [];
      return { id, existed: found !== undefined, ...outline(campaign.adSets, live) };
    },

    async ensureAdSet(place: AdSetPlace & { id?: string; known: string[] }): Promise<Ensured> {
      const where = { m: place.mediaPlanId, c: place.campaignId };
      const { campaigns } = await plans.resolve(place.plan);
      const campaign = plans.child(campaigns, place.campaign);
      const adSet = plans.child(campaign.adSets, place.adSet);
      const found = place.id ?? adSet.existingId;
      const { id } = await ensure(found, {
        find: async () => fresh(await liveAdSets(social, where), adSet, place.known),
        create: () => social.calls.adSets.create({ ...madeOf(adSet), ...where }, social.options()),
      });
      const live = found ? await liveAds(social, { ...where, a: id }) : [];
      return { id, existed: found !== undefined, ...outline(adSet.ads, live) };
    },

    /** The service may create an ad playing: it is paused before this ends. */
    async ensureAd(place: AdPlace & { known: string[] }): Promise<{ id: string }> {
      const where = { m: place.mediaPlanId, c: place.campaignId, a: place.adSetId };
      const { campaigns } = await plans.resolve(place.plan);
      const campaign = plans.child(campaigns, place.campaign);
      const ad = plans.child(plans.child(campaign.adSets, place.adSet).ads, place.ad);
      const { id, status } = await ensure(undefined, {
        find: async () => fresh(await liveAds(social, where), ad, place.known),
        create: () => social.calls.ads.create({ ...ad.create, ...where }, social.options()),
      });
      const { m, c } = where;
      if (status !== 'pause') {
        await social.calls.ads.perform({ m, c, ad_id: id, action: 'pause' }, social.options());
      }
      return { id };
    },
  };
}

/** An object of the service; not every kind has a status. */
interface Made {
  id: string;
  status?: string | null | undefined;
}

async function ensure(
  found: string | undefined,
  { find, create }: { find: () => Promise<Made[]>; create: () => Promise<Made> },
): Promise<Made> {
  if (found !== undefined) return { id: found };
  const candidates = activityInfo().attempt > 1 ? await find() : [];
  return onlyOne(candidates) ?? (await create().catch(findUnreadable));

  /** The write took effect where the service said so, even in an answer that nobody can read. */
  async function findUnreadable(error: unknown): Promise<Made> {
    const isUnreadable = error instanceof ServiceError && error.kind === 'unexpected-response';
    const made = isUnreadable ? onlyOne(await find()) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

function onlyOne<T extends Made>(candidates: T[]): T | undefined {
  const [first, ...others] = candidates;
  if (others.length === 0) return first;
  throw ApplicationFailure.nonRetryable(
    `The service has several that could be it (ids ${candidates.map(({ id }) => id).join(', ')}). ` +
      'Delete or rename what should not be there, then launch the same file again.',
    'ambiguous',
  );
}

/** What an ad set is made of; one that the plan only points at is found, and never gets here. */
function madeOf({ key, create }: ResolvedAdSet): NonNullable<ResolvedAdSet['create']> {
  if (create !== undefined) return create;
  throw ApplicationFailure.nonRetryable(`«${key}» is not there any more.`, 'not-found');
}

const named = (live: LiveObject[], name: string): LiveObject[] =>
  live.filter((object) => object.name === name);

/** By its name, or, where the service makes the name, among those nobody knew before. */
function fresh(live: LiveObject[], { name }: Findable, known: string[]): LiveObject[] {
  return name === undefined ? live.filter(({ id }) => !known.includes(id)) : named(live, name);
}

function outline(
  planned: readonly Findable[],
  live: LiveObject[],
): Pick<Ensured, 'below' | 'known'> {
  const below = match(planned, live).map(({ planned: { key }, live: candidates }) => {
    const id = onlyOne(candidates)?.id;
    return { key, ...(id !== undefined && { id }) };
  });
  return { below, known: live.map(({ id }) => id) };
}
