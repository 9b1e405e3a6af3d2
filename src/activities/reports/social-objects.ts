import { items } from '../../services/pages.ts';
import type { MediaPlan } from '../../services/social/index.ts';
import type { SocialLevel } from '../../operations/social-report-fields.ts';
import { atOnce } from '../../shared/at-once.ts';
import { isTimeZone } from '../../shared/local-time.ts';
import type { Target } from '../../shared/target.ts';
import { orUndefined } from '../social/or-undefined.ts';
import type { DayRowsOf } from '../figures/social-day-rows.ts';
import type { SocialDoor } from '../social/social-door.ts';

/** One object that a report has rows of. */
export interface ReportObject {
  level: SocialLevel;
  id: string;
  name: string;
  status: string;
  place: DayRowsOf;
  mediaPlan: { id: string; name: string; ioNumber: string };
  campaign?: { id: string; name: string };
  currency: string;
  zone: string;
}

/** What of a level is in an object. `skipped`: plans whose account tells no currency or no zone. */
export interface ReportObjects {
  objects: ReportObject[];
  skipped: string[];
}

type Upper = Pick<ReportObject, 'mediaPlan' | 'currency' | 'zone'>;
type InCampaign = Upper & Required<Pick<ReportObject, 'campaign'>>;

/** Lists what a report of the social service has rows of, without what was deleted. */
export async function socialObjects(
  social: SocialDoor,
  level: SocialLevel,
  inside: Target,
): Promise<ReportObjects> {
  const { calls, options } = social;
  const plans = await plansIn(social, inside);
  const accounts = await Array.fromAsync(items(calls.accounts.list, {}, options()));
  const skipped: string[] = [];
  const uppers = plans.flatMap((plan): (Upper & { plan: MediaPlan })[] => {
    const account = accounts.find(({ id }) => id === plan.account_id);
    if (!account?.currency || !isTimeZone(account.timezone)) {
      skipped.push(plan.name);
      return [];
    }
    const mediaPlan = { id: plan.id, name: plan.name, ioNumber: plan.io_number ?? '' };
    return [{ plan, mediaPlan, currency: account.currency, zone: account.timezone }];
  });
  return { objects: await below(), skipped };

  async function below(): Promise<ReportObject[]> {
    if (level === 'mediaPlan') {
      return uppers.map(({ plan, ...upper }) => ({
        ...upper,
        level,
        id: plan.id,
        name: plan.name,
        status: plan.archived ? 'archived' : '',
        place: { mediaPlan: plan.id },
      }));
    }
    const campaigns = (await atOnce(4, uppers, campaignsOf)).flat();
    if (level === 'campaign') return campaigns.map(({ self }) => self);
    return (await atOnce(4, campaigns, ({ within }) => partsOf(within))).flat();
  }

  async function campaignsOf({ plan: { id: m }, ...upper }: Upper & { plan: MediaPlan }) {
    const found = await Array.fromAsync(items(calls.campaigns.list, { m }, options()));
    const only = inside.path.campaign;
    return found
      .filter(({ id, deleted }) => !deleted && (only === undefined || id === only))
      .map(({ id, name, status }) => {
        const campaign = { id, name: name ?? '' };
        const place = { mediaPlan: m, campaign: id };
        const own = {
          level: 'campaign',
          id,
          name: name ?? '',
          status: status ?? '',
          place,
        } as const;
        return { self: { ...upper, ...own }, within: { ...upper, campaign } };
      });
  }

  async function partsOf(within: InCampaign): Promise<ReportObject[]> {
    const place = { m: within.mediaPlan.id, c: within.campaign.id };
    const at = { mediaPlan: place.m, campaign: place.c };
    const a = inside.path.adSet;
    if (level === 'adSet') {
      const found = await orUndefined(Array.fromAsync(items(calls.adSets.list, place, options())));
      return (found ?? [])
        .filter(({ id }) => a === undefined || id === a)
        .map(({ id, name, status }) =>
          part(within, { id, name, status, place: { ...at, adSet: id } }),
        );
    }
    const ads =
      a === undefined
        ? items(calls.ads.listInCampaign, place, options())
        : items(calls.ads.list, { ...place, a }, options());
    const found = await orUndefined(Array.fromAsync(ads));
    const only = inside.path.ad;
    return (found ?? [])
      .filter(({ id, deleted }) => !deleted && (only === undefined || id === only))
      .map(({ id, name, status }) => part(within, { id, name, status, place: at }));
  }

  function part(
    within: InCampaign,
    one: {
      id: string;
      name: string | null | undefined;
      status: string | null | undefined;
      place: ReportObject['place'];
    },
  ): ReportObject {
    const { id, name, status, place } = one;
    return { ...within, level, id, name: name ?? '', status: status ?? '', place };
  }
}

/** The plans that an object holds, or that it is in. */
async function plansIn(
  { calls, options }: SocialDoor,
  { kind, id, path }: Target,
): Promise<MediaPlan[]> {
  if (kind !== 'advertiser' && kind !== 'account') {
    const plan = await orUndefined(calls.mediaPlans.get({ m: path.mediaPlan ?? id }, options()));
    return plan === undefined ? [] : [plan];
  }
  const all = await Array.fromAsync(items(calls.mediaPlans.list, {}, options()));
  const key = kind === 'account' ? 'account_id' : 'advertiser_id';
  return all.filter((plan) => !plan.deleted && plan[key] === id);
}
