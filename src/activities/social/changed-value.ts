import { items } from '../../services/pages.ts';
import type { Ad } from '../../services/social/index.ts';
import { decimalsOf, moneyOf, type Money } from '../../shared/money.ts';
import type { Change, ChangedField } from '../../shared/proposal.ts';
import type { Target } from '../../shared/target.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/** A bid or a budget as the service has it. */
export interface LiveValue {
  /** Which budget, where it is a campaign's. */
  field: ChangedField;
  /** In the currency's major unit; absent where the object has none. */
  major?: number;
  isGone: boolean;
  /** The name of the network, where the object tells it. */
  network?: string;
}

/** Bids and budgets in the social service. */
export interface ChangedValues {
  /** Undefined where the service does not have the object. */
  read(target: Target): Promise<LiveValue | undefined>;
  write(change: Pick<Change, 'target' | 'field'>, value: Money, live: LiveValue): Promise<void>;
}

export function createChangedValues({ calls, options }: SocialDoor): ChangedValues {
  return {
    read: async (target) => {
      const { m, c } = placeOf(target);
      switch (target.kind) {
        case 'ad': {
          const ad = await orUndefined(findAd(target));
          return ad && live('bid', ad.bid, { isGone: ad.deleted === true, network: ad.src });
        }
        case 'ad set': {
          const adSet = await orUndefined(
            calls.adSets.get({ m, c, adset_id: target.id }, options()),
          );
          return adSet && live('bid', numberOf(adSet.bid), { isGone: false });
        }
        case 'campaign': {
          const campaign = await orUndefined(calls.campaigns.get({ m, c }, options()));
          if (campaign === undefined) return undefined;
          const { deleted, archived, src: network, budget_type } = campaign;
          const isGone = deleted === true || archived === true;
          const field = budget_type === 'lifetime' ? 'lifetime_budget' : 'daily_budget';
          return live(field, campaign[field], { isGone, network });
        }
        default:
          return undefined;
      }
    },

    write: async ({ target, field }, value, { network }) => {
      const place = placeOf(target);
      const major = majorOf(value);
      if (target.kind === 'ad') {
        const change = { action: 'bid-update', bid: major } as const;
        await calls.ads.perform({ ...place, ad_id: target.id, ...change }, options());
      } else if (target.kind === 'ad set') {
        await calls.adSets.update({ ...place, adset_id: target.id, bid: major }, options());
      } else {
        const update = network === 'tw' ? calls.campaigns.updateTw : calls.campaigns.updateFb;
        await update({ ...place, [field]: major }, options());
      }
    },
  };

  /** Ads are got through their ad set; those that are in none, or whose is not known, are looked for in the list. */
  async function findAd({ id, path }: Target): Promise<Ad | undefined> {
    const place = placeOf({ path });
    if (path.adSet !== undefined) {
      return calls.ads.get({ ...place, a: path.adSet, ad_id: id }, options());
    }
    for await (const ad of items(calls.ads.listInCampaign, place, options())) {
      if (ad.id === id) return ad;
    }
    return undefined;
  }
}

/** Where the service has an object. */
export function placeOf({ path }: Pick<Target, 'path'>): { m: string; c: string } {
  return { m: path.mediaPlan ?? '', c: path.campaign ?? '' };
}

/** The value to the cent; undefined where there is none, or none that the currency can hold. */
export function exactMoney(major: number | undefined, currency: string): Money | undefined {
  if (major === undefined || !Number.isFinite(major)) return undefined;
  const money = moneyOf(major, currency);
  return majorOf(money) === major ? money : undefined;
}

const majorOf = ({ minor, currency }: Money): number => Number(`${minor}e-${decimalsOf(currency)}`);

function live(
  field: ChangedField,
  major: number | null | undefined,
  { isGone, network }: { isGone: boolean; network?: string | null | undefined },
): LiveValue {
  return {
    field,
    isGone,
    ...(typeof major === 'number' && { major }),
    ...(network && { network }),
  };
}

/** Ad sets tell their bid as text. */
function numberOf(text: string | null | undefined): number | undefined {
  return text === undefined || text === null || text.trim() === '' ? undefined : Number(text);
}
