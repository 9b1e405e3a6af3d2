import { items } from '../../services/pages.ts';
import type { Target } from '../../shared/target.ts';
import { atOnce } from '../../shared/at-once.ts';
import { createMemory } from './memory.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/** Something people can mean, as the service lists it. */
export interface ListedTarget extends Target {
  /** Deleted or archived. */
  isGone: boolean;
  isPlaying: boolean;
}

/** What people can mean, read at most half a minute ago. */
export interface TargetLists {
  /** Advertisers, accounts, media plans and campaigns, of the whole agency. */
  upper(): Promise<ListedTarget[]>;
  /** Ad sets and ads of a campaign. Of ads the ad set is not in the path: the list does not tell it. */
  below(campaign: Target): Promise<ListedTarget[]>;
  /** In which ad set each ad of a campaign is: id → id. Ads of networks without ad sets are not in it. */
  adSetsOfAds(campaign: Target): Promise<ReadonlyMap<string, string>>;
  /** Has what is asked for from now on read anew, unless that was done after this moment. */
  renew(since: number): void;
  /** Another number after each time that everything is read anew. */
  reading(): number;
}

/** Reads without the signal of the activity that asked first: what is kept serves others too. */
export function createTargetLists({ calls }: Pick<SocialDoor, 'calls'>): TargetLists {
  const uppers = createMemory<ListedTarget[]>(2);
  const belows = createMemory<ListedTarget[]>(campaignsKept);
  const places = createMemory<ReadonlyMap<string, string>>(campaignsKept);

  let readings = 0;
  let renewedAt = 0;
  const fresh = (key: string): string => `${readings} ${Math.floor(Date.now() / keptMs)} ${key}`;

  return {
    upper: () => uppers.get(fresh('agency'), () => readUpper()),
    below: (campaign) => belows.get(fresh(campaign.id), () => readBelow(campaign)),
    adSetsOfAds: (campaign) => places.get(fresh(campaign.id), () => readPlaces(campaign)),
    renew: (since) => {
      if (renewedAt >= since) return;
      renewedAt = Date.now();
      readings += 1;
    },
    reading: () => readings,
  };

  async function readUpper(): Promise<ListedTarget[]> {
    const [advertisers, accounts, mediaPlans, campaigns] = await Promise.all([
      Array.fromAsync(items(calls.advertisers.list, {})),
      Array.fromAsync(items(calls.accounts.list, {})),
      Array.fromAsync(items(calls.mediaPlans.list, {})),
      Array.fromAsync(items(calls.campaigns.listAll, {})),
    ]);
    const plans = mediaPlans.map((plan) => ({
      ...listed('media plan', plan, {
        ...known({ advertiser: plan.advertiser_id, account: plan.account_id }),
        mediaPlan: plan.id,
      }),
      ...(plan.io_number && { ioNumber: plan.io_number }),
    }));
    const pathOf = new Map(plans.map(({ id, path }) => [id, path]));
    return [
      ...advertisers.map((one) => listed('advertiser', one, { advertiser: one.id })),
      ...accounts.map((one) => {
        const advertiser = onlyAdvertiser(plans.filter(({ path }) => path.account === one.id));
        return listed('account', one, { ...known({ advertiser }), account: one.id });
      }),
      ...plans,
      ...campaigns.map((one) =>
        listed('campaign', one, {
          ...known({ account: one.account_id, mediaPlan: one.client_id }),
          ...pathOf.get(one.client_id ?? ''),
          campaign: one.id,
        }),
      ),
    ];
  }

  async function readBelow(campaign: Target): Promise<ListedTarget[]> {
    const where = placeOf(campaign);
    const [adSets = [], ads = []] = await Promise.all([
      orUndefined(Array.fromAsync(items(calls.adSets.list, where))),
      orUndefined(Array.fromAsync(items(calls.ads.listInCampaign, where))),
    ]);
    return [
      ...adSets.map((one) => listed('ad set', one, { ...campaign.path, adSet: one.id })),
      ...ads.map((one) => listed('ad', one, { ...campaign.path, ad: one.id })),
    ];
  }

  async function readPlaces(campaign: Target): Promise<ReadonlyMap<string, string>> {
    const where = placeOf(campaign);
    const adSets = await Array.fromAsync(items(calls.adSets.list, where));
    const pairs = await atOnce(4, adSets, async ({ id: a }) => {
      const ads = await Array.fromAsync(items(calls.ads.list, { ...where, a }));
      return ads.map(({ id }) => [id, a] as const);
    });
    return new Map(pairs.flat());
  }
}

/** Whom an account works for, where that is one: what is frozen or forbidden for them holds for it. */
function onlyAdvertiser(mediaPlans: Target[]): string | undefined {
  const [only, ...others] = new Set(mediaPlans.map(({ path }) => path.advertiser));
  return others.length === 0 ? only : undefined;
}

const campaignsKept = 500;
const keptMs = 30_000;

interface Record {
  id: string;
  name?: string | null | undefined;
  status?: string | null | undefined;
  deleted?: boolean | null | undefined;
  archived?: boolean | null | undefined;
}

function listed(
  kind: Target['kind'],
  { id, name, status, deleted, archived }: Record,
  path: Target['path'],
): ListedTarget {
  const isGone = deleted === true || archived === true;
  return { kind, id, name: name ?? '', path, isGone, isPlaying: status === 'play' };
}

function known(ids: {
  [Key in keyof Target['path']]?: string | null | undefined;
}): Target['path'] {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id));
}

function placeOf({ id, path }: Target): { m: string; c: string } {
  return { m: path.mediaPlan ?? '', c: id };
}
