import type { MediaPlanTree, Party, ShowAnswer } from '../../shared/media-plan-tree.ts';
import { items } from '../../services/pages.ts';
import type { MediaPlan } from '../../services/social/index.ts';
import { getMediaPlan } from './find-media-plan.ts';
import { orUndefined } from './or-undefined.ts';
import { readLiveCampaigns } from './live-media-plan.ts';
import type { SocialDoor } from './social-door.ts';

/** Media plans offered where the words fit several or none. */
const choicesOffered = 10;

export function createShowMediaPlan({ social }: { social: SocialDoor }) {
  return {
    /** The media plan with this id or IO number, or the only one with these words in its name. */
    async findMediaPlan(target: string): Promise<ShowAnswer> {
      const exact = await getMediaPlan(social, target);
      if (exact) return { kind: 'found', tree: await readTree(exact) };
      const all = await Array.fromAsync(items(social.calls.mediaPlans.list, {}, social.options()));
      const alive = all.filter(({ deleted }) => deleted !== true);
      const fitting = alive.filter(({ name, io_number }) => fits(target, name, io_number));
      const [only, ...others] = fitting;
      if (only && others.length === 0) return { kind: 'found', tree: await readTree(only) };
      const choices = (only ? fitting : alive).slice(0, choicesOffered).map(choice);
      return { kind: 'choose', target, matches: fitting.length, choices };
    },
  };

  async function readTree(mediaPlan: MediaPlan): Promise<MediaPlanTree> {
    const { calls, options } = social;
    const [campaigns, advertiser, account] = await Promise.all([
      readLiveCampaigns(social, mediaPlan.id),
      party(mediaPlan.advertiser_id, (id) =>
        calls.advertisers.get({ advertiser_id: id }, options()),
      ),
      party(mediaPlan.account_id, (id) => calls.accounts.get({ account_id: id }, options())),
    ]);
    return {
      ...choice(mediaPlan),
      network: mediaPlan.src ?? '',
      advertiser,
      account,
      campaigns: campaigns.map(({ id, name, status, adSets }) => ({
        id,
        name,
        status,
        adSets: adSets.map((adSet) => ({
          id: adSet.id,
          name: adSet.name,
          status: adSet.status,
          ads: {
            total: adSet.ads.length,
            playing: adSet.ads.filter((ad) => ad.status === 'play').length,
          },
        })),
      })),
    };
  }
}

async function party(
  id: string | null | undefined,
  get: (id: string) => Promise<{ name?: string | null | undefined }>,
): Promise<Party> {
  if (!id) return { id: 'unknown' };
  const found = await orUndefined(get(id));
  return { id, ...(found?.name && { name: found.name }) };
}

function choice({ id, name, io_number }: MediaPlan) {
  return { id, name, ...(io_number && { ioNumber: io_number }) };
}

function fits(target: string, ...texts: (string | null | undefined)[]): boolean {
  const words = target.trim().toLowerCase();
  return words !== '' && texts.some((text) => text?.toLowerCase().includes(words));
}
