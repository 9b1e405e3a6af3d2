import { items } from '../../services/pages.ts';
import { atOnce } from '../../shared/at-once.ts';
import type { SocialDoor } from './social-door.ts';

/** An object of the social service as it is now. */
export interface LiveObject {
  id: string;
  name: string;
  status: string;
  /** All that the service tells of it, by field. */
  values: Readonly<Record<string, unknown>>;
}
export interface LiveCampaign extends LiveObject {
  adSets: LiveAdSet[];
}
export interface LiveAdSet extends LiveObject {
  ads: LiveObject[];
}

/**
 * The tree below a media plan: one list for the campaigns, one a campaign, one an ad set.
 * `wanted` leaves out campaigns that nobody asks about; what was deleted is not in it.
 */
export async function readLiveCampaigns(
  social: SocialDoor,
  m: string,
  wanted: (campaign: LiveObject) => boolean = () => true,
): Promise<LiveCampaign[]> {
  const campaigns = (await liveCampaigns(social, { m })).filter(wanted);
  return atOnce(4, campaigns, async (campaign) => {
    const where = { m, c: campaign.id };
    const adSets = await liveAdSets(social, where);
    const withAds = atOnce(4, adSets, async (adSet) => {
      return { ...adSet, ads: await liveAds(social, { ...where, a: adSet.id }) };
    });
    return { ...campaign, adSets: await withAds };
  });
}

export function liveCampaigns({ calls, options }: SocialDoor, where: { m: string }) {
  return alive(items(calls.campaigns.list, where, options()));
}

export function liveAdSets({ calls, options }: SocialDoor, where: { m: string; c: string }) {
  return alive(items(calls.adSets.list, where, options()));
}

export function liveAds(
  { calls, options }: SocialDoor,
  where: { m: string; c: string; a: string },
) {
  return alive(items(calls.ads.list, where, options()));
}

interface Listed {
  id: string;
  name?: string | null | undefined;
  status?: string | null | undefined;
  deleted?: boolean | null | undefined;
}

async function alive(listed: AsyncIterable<Listed>): Promise<LiveObject[]> {
  const found = await Array.fromAsync(listed);
  return found
    .filter(({ deleted }) => deleted !== true)
    .map((object) => {
      const { id, name, status } = object;
      return { id, name: name ?? '', status: status ?? '', values: { ...object } };
    });
}
