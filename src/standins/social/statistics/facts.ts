import { dice } from '../../dice.ts';

/** What an ad did in some time. All are whole numbers, so that sums are exact. */
export interface Facts {
  impressions: number;
  clicks: number;
  /** Clicks that led to the ad's URL. */
  links: number;
  likes: number;
  comments: number;
  /** Of what the campaign is for. */
  conversions: number;
  /** In the minor unit of the account's currency, as is `income`. */
  spent: number;
  income: number;
}

export const noFacts = (): Facts => ({
  impressions: 0,
  clicks: 0,
  links: 0,
  likes: 0,
  comments: 0,
  conversions: 0,
  spent: 0,
  income: 0,
});

/**
 * What an ad does on a day, in days since 1970, of which it plays this share, from 0 to 1. Depends on nothing else:
 * all that the service reports is a sum of these.
 */
export function adFacts(adId: string, day: number, share = 1): Facts {
  const nature = natureOf(Number(adId));
  const roll = dice(Number(adId), day);
  const isWeekend = [2, 3].includes(day % 7);
  const demand = nature.demand * (isWeekend ? 0.7 : 1);
  const impressions = Math.floor(demand * (0.8 + roll() * 0.4));
  const clicks = Math.floor(impressions * nature.clicking * (0.8 + roll() * 0.4));
  const links = Math.floor(clicks * (0.7 + roll() * 0.25));
  const conversions = Math.floor(links * nature.converting * 2 * roll() + roll() * 0.5);
  const whole = {
    impressions,
    clicks,
    links,
    likes: Math.floor(clicks * 0.3 * roll()),
    comments: Math.floor(clicks * 0.06 * roll()),
    conversions: Math.min(conversions, links),
    spent: Math.round((impressions * nature.price * (0.85 + roll() * 0.3)) / 1000),
    income: Math.min(conversions, links) * nature.worth,
  };
  return mapFacts(whole, (value) => Math.floor(value * share));
}

/** Adds `more` into `sum`. */
export function addFacts(sum: Facts, more: Facts): void {
  sum.impressions += more.impressions;
  sum.clicks += more.clicks;
  sum.links += more.links;
  sum.likes += more.likes;
  sum.comments += more.comments;
  sum.conversions += more.conversions;
  sum.spent += more.spent;
  sum.income += more.income;
}

/** What one ad is like on all its days: some are good, some are not. */
function natureOf(ad: number) {
  const roll = dice(ad);
  return {
    demand: 1000 + roll() * 3500,
    clicking: 0.006 + roll() * 0.018,
    converting: 0.02 + roll() * 0.08,
    /** Of a thousand impressions, in the minor unit. */
    price: 300 + roll() * 500,
    worth: Math.round(700 + roll() * 1800),
  };
}

/** The same of each of them. */
export function mapFacts(facts: Facts, change: (value: number) => number): Facts {
  return {
    impressions: change(facts.impressions),
    clicks: change(facts.clicks),
    links: change(facts.links),
    likes: change(facts.likes),
    comments: change(facts.comments),
    conversions: change(facts.conversions),
    spent: change(facts.spent),
    income: change(facts.income),
  };
}
