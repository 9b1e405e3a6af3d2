import { items } from '../../services/pages.ts';
import type { Ad, Campaign } from '../../services/social/index.ts';
import { atOnce } from '../../shared/at-once.ts';
import type { DeliveryGroup } from '../../shared/delivery.ts';
import type { Target, TargetPath } from '../../shared/target.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/** Something that plays or is paused, as the service has it now. */
export interface Playable {
  target: Target;
  /** `play`, `pause`. */
  status: string;
  /** Deleted or archived. */
  isGone: boolean;
  /** Daily budget of a campaign, in major units. */
  dailyBudget?: number;
}

type Parent = Omit<DeliveryGroup, 'ids'>;

/** All that plays or is paused in the target: itself where it can, else its campaigns, or the ads of an ad set. */
export async function playablesOf(social: SocialDoor, target: Target): Promise<Playable[]> {
  const { kind, id, path } = target;
  switch (kind) {
    case 'advertiser':
    case 'account':
      return campaignsIn(social, path);
    case 'media plan': {
      const plan = await orUndefined(social.calls.mediaPlans.get({ m: id }, social.options()));
      const all = await playablesBelow(social, { of: 'campaign', parent: path });
      return plan?.deleted || plan?.archived ? all.map((one) => ({ ...one, isGone: true })) : all;
    }
    case 'campaign': {
      const { campaign: _own, ...parent } = path;
      return withId(await playablesBelow(social, { of: 'campaign', parent }), id);
    }
    case 'ad set':
      return playablesBelow(social, { of: 'ad', parent: path });
    case 'ad': {
      const { ad: _own, ...parent } = path;
      return withId(await playablesBelow(social, { of: 'ad', parent }), id);
    }
  }
}

/** Campaigns of a media plan, or ads of an ad set; of a campaign where it has no ad sets. None where that is gone. */
export async function playablesBelow(
  { calls, options }: SocialDoor,
  { of, parent }: Parent,
): Promise<Playable[]> {
  const { mediaPlan: m = '', campaign: c = '', adSet: a } = parent;
  if (of === 'campaign') {
    const found = await listed(items(calls.campaigns.list, { m }, options()));
    return found.map((campaign) => playableCampaign(campaign, parent));
  }
  const ads = await listed(
    a === undefined
      ? items(calls.ads.listInCampaign, { m, c }, options())
      : items(calls.ads.list, { m, c, a }, options()),
  );
  return ads.map((ad) => playableAd(ad, parent));
}

/** The same for many parents, a few at once. */
export async function playablesIn(
  social: SocialDoor,
  groups: readonly DeliveryGroup[],
): Promise<Playable[]> {
  const found = await atOnce(4, groups, async (group) => {
    const wanted = new Set(group.ids);
    const all = await playablesBelow(social, group);
    return all.filter(({ target }) => wanted.has(target.id));
  });
  return found.flat();
}

async function campaignsIn(
  { calls, options }: SocialDoor,
  { advertiser, account }: TargetPath,
): Promise<Playable[]> {
  const [mediaPlans, campaigns] = await Promise.all([
    Array.fromAsync(items(calls.mediaPlans.list, {}, options())),
    Array.fromAsync(items(calls.campaigns.listAll, {}, options())),
  ]);
  const planOf = new Map(mediaPlans.map((plan) => [plan.id, plan]));
  return campaigns.flatMap((campaign) => {
    const plan = planOf.get(campaign.client_id ?? '');
    if (plan === undefined) return [];
    const accountId = campaign.account_id ?? plan.account_id ?? undefined;
    const isIn = account === undefined ? plan.advertiser_id === advertiser : accountId === account;
    if (!isIn) return [];
    const parent = {
      ...(plan.advertiser_id && { advertiser: plan.advertiser_id }),
      ...(accountId && { account: accountId }),
      mediaPlan: plan.id,
    };
    const found = playableCampaign(campaign, parent);
    return [plan.deleted || plan.archived ? { ...found, isGone: true } : found];
  });
}

function playableCampaign(campaign: Campaign, parent: TargetPath): Playable {
  const { id, name, status, deleted, archived, account_id, daily_budget } = campaign;
  const path = { ...(account_id && { account: account_id }), ...parent, campaign: id };
  return {
    target: { kind: 'campaign', id, name: name ?? '', path },
    status: status ?? '',
    isGone: deleted === true || archived === true,
    ...(typeof daily_budget === 'number' && { dailyBudget: daily_budget }),
  };
}

function playableAd({ id, name, status, deleted }: Ad, parent: TargetPath): Playable {
  return {
    target: { kind: 'ad', id, name: name ?? '', path: { ...parent, ad: id } },
    status: status ?? '',
    isGone: deleted === true,
  };
}

const withId = (all: Playable[], id: string): Playable[] =>
  all.filter(({ target }) => target.id === id);

async function listed<T>(found: AsyncIterable<T>): Promise<T[]> {
  return (await orUndefined(Array.fromAsync(found))) ?? [];
}
