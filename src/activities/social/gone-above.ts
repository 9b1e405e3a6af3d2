import type { Campaign, MediaPlan } from '../../services/social/index.ts';
import type { Target } from '../../shared/target.ts';
import { placeOf } from './changed-value.ts';
import { createMemory } from './memory.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/**
 * Whether the campaign or the media plan that something is in is archived, deleted or not there any more: the service
 * would go on taking bids in it. Each is read once, however many objects are in it.
 */
export function createGoneAbove({
  calls,
  options,
}: SocialDoor): (target: Target) => Promise<boolean> {
  const mediaPlans = createMemory<MediaPlan | undefined>(kept);
  const campaigns = createMemory<Campaign | undefined>(kept);
  return async (target) => {
    const { m, c } = placeOf(target);
    const above = await Promise.all([
      mediaPlans.get(m, () => orUndefined(calls.mediaPlans.get({ m }, options()))),
      campaigns.get(`${m} ${c}`, () => orUndefined(calls.campaigns.get({ m, c }, options()))),
    ]);
    return above.some((one) => one === undefined || one.deleted === true || one.archived === true);
  };
}

const kept = 100;
