import type { BoundPlan } from '../../shared/launch.ts';
import { launchRows, type LaunchRow } from './launch-rows.ts';
import { readLiveCampaigns } from './live-media-plan.ts';
import type { PlanFiles } from './plan-files.ts';
import type { SocialDoor } from './social-door.ts';

/** Every object of a plan beside what the service has of it now. */
export async function readLaunchRows(
  { social, plans }: { social: SocialDoor; plans: PlanFiles },
  { plan, mediaPlanId }: { plan: BoundPlan; mediaPlanId: string },
): Promise<LaunchRow[]> {
  const resolved = await plans.resolve(plan);
  const names = new Set(resolved.campaigns.map(({ name }) => name));
  const live = await readLiveCampaigns(social, mediaPlanId, ({ name }) => names.has(name));
  return launchRows(resolved, live);
}
