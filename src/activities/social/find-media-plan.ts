import { items } from '../../services/pages.ts';
import type { MediaPlan } from '../../services/social/index.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/** The media plan with exactly this IO number, deleted ones included; undefined when there is none. */
export async function findByIoNumber(
  social: SocialDoor,
  ioNumber: string,
): Promise<MediaPlan | undefined> {
  const found = await getMediaPlan(social, ioNumber);
  if (found === undefined || found.io_number === ioNumber) return found;
  // The service takes ids and IO numbers in the same place: what it found is another plan, by its id.
  for await (const mediaPlan of items(social.calls.mediaPlans.list, {}, social.options())) {
    if (mediaPlan.io_number === ioNumber) return mediaPlan;
  }
  return undefined;
}

/** By id or IO number, as the service takes them. */
export async function getMediaPlan(social: SocialDoor, m: string): Promise<MediaPlan | undefined> {
  return orUndefined(social.calls.mediaPlans.get({ m }, social.options()));
}
