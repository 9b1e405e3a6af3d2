import type { Account, Campaign, MediaPlan } from '../../services/social/index.ts';
import type { Target } from '../../shared/target.ts';
import { placeOf } from './changed-value.ts';
import { createMemory } from './memory.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/** What an object is in, and how money is counted there. Undefined where the service does not say. */
export interface Surroundings {
  mediaPlan: MediaPlan | undefined;
  campaign: Campaign | undefined;
  account: Account | undefined;
  /** The account's, else the advertiser's. */
  currency: string | undefined;
}

/** Looks up what objects are in; each thing once, however many objects are in it. */
export function createSurroundings({
  calls,
  options,
}: SocialDoor): (target: Target) => Promise<Surroundings> {
  const mediaPlans = createMemory<MediaPlan | undefined>(kept);
  const campaigns = createMemory<Campaign | undefined>(kept);
  const accounts = createMemory<Account | undefined>(kept);
  const currencies = createMemory<string | undefined>(kept);

  return async (target) => {
    const { m, c } = placeOf(target);
    const [mediaPlan, campaign] = await Promise.all([
      mediaPlans.get(m, () => orUndefined(calls.mediaPlans.get({ m }, options()))),
      campaigns.get(`${m} ${c}`, () => orUndefined(calls.campaigns.get({ m, c }, options()))),
    ]);
    const account_id = campaign?.account_id ?? mediaPlan?.account_id;
    const account = account_id
      ? await accounts.get(account_id, () =>
          orUndefined(calls.accounts.get({ account_id }, options())),
        )
      : undefined;
    const currency = account?.currency ?? (await currencyOf(mediaPlan?.advertiser_id));
    return { mediaPlan, campaign, account, currency: currency ?? undefined };
  };

  async function currencyOf(advertiser_id: string | null | undefined): Promise<string | undefined> {
    if (!advertiser_id) return undefined;
    return currencies.get(advertiser_id, async () => {
      const found = await orUndefined(calls.advertisers.get({ advertiser_id }, options()));
      return found?.currency ?? undefined;
    });
  }
}

const kept = 1_000;
