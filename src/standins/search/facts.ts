/** What happened to a keyword, or to a part of a group, in some time. All are whole numbers, so that sums are exact. */
export interface Facts {
  impressions: number;
  clicks: number;
  /** In cents of the client's currency. */
  cost: number;
  conversions: number;
  /** In cents. */
  revenue: number;
  /** Searches where the ad did not show, because its rank was too low. */
  lostByRank: number;
  /** Searches where the ad did not show, because the budget was used up. */
  lostByBudget: number;
  /** Position × 10, summed over impressions. */
  positions: number;
  /** Quality score, summed over impressions. */
  quality: number;
  /** Bid in cents, summed over impressions. */
  bids: number;
}

export const noFacts = (): Facts => ({
  impressions: 0,
  clicks: 0,
  cost: 0,
  conversions: 0,
  revenue: 0,
  lostByRank: 0,
  lostByBudget: 0,
  positions: 0,
  quality: 0,
  bids: 0,
});

/** So many times as much, in whole numbers. */
export function restatedFacts(facts: Facts, factor: number): Facts {
  if (factor === 1) return facts;
  const times = (value: number) => Math.round(value * factor);
  return {
    impressions: times(facts.impressions),
    clicks: times(facts.clicks),
    cost: times(facts.cost),
    conversions: times(facts.conversions),
    revenue: times(facts.revenue),
    lostByRank: times(facts.lostByRank),
    lostByBudget: times(facts.lostByBudget),
    positions: times(facts.positions),
    quality: times(facts.quality),
    bids: times(facts.bids),
  };
}

/** Adds `more` into `sum`. */
export function addFacts(sum: Facts, more: Facts): void {
  sum.impressions += more.impressions;
  sum.clicks += more.clicks;
  sum.cost += more.cost;
  sum.conversions += more.conversions;
  sum.revenue += more.revenue;
  sum.lostByRank += more.lostByRank;
  sum.lostByBudget += more.lostByBudget;
  sum.positions += more.positions;
  sum.quality += more.quality;
  sum.bids += more.bids;
}

/**
 * The part of facts that lies between two shares of their impressions, from 0 to 1. Parts that touch add up to the
 * whole exactly, and none has more clicks than impressions, or conversions without a click. `phase`, from 0 to just
 * below 1, says where whole numbers are cut, so that what is too small to divide does not always go the same way.
 */
export function partOf(facts: Facts, from: number, to: number, phase: number): Facts {
  const low = firstPart(facts, from, phase);
  const high = firstPart(facts, to, phase);
  return {
    impressions: high.impressions - low.impressions,
    clicks: high.clicks - low.clicks,
    cost: high.cost - low.cost,
    conversions: high.conversions - low.conversions,
    revenue: high.revenue - low.revenue,
    lostByRank: high.lostByRank - low.lostByRank,
    lostByBudget: high.lostByBudget - low.lostByBudget,
    positions: high.positions - low.positions,
    quality: high.quality - low.quality,
    bids: high.bids - low.bids,
  };
}

/** Clicks are divided as impressions were, conversions as clicks were, and so on: never by the share itself. */
function firstPart(facts: Facts, share: number, phase: number): Facts {
  const scaled = (value: number, part: number, whole: number) =>
    whole === 0 ? 0 : Math.floor((value * part) / whole + phase);
  const impressions = Math.floor(facts.impressions * share + phase);
  const clicks = scaled(facts.clicks, impressions, facts.impressions);
  const conversions = scaled(facts.conversions, clicks, facts.clicks);
  return {
    impressions,
    clicks,
    cost: scaled(facts.cost, clicks, facts.clicks),
    conversions,
    revenue: scaled(facts.revenue, conversions, facts.conversions),
    lostByRank: scaled(facts.lostByRank, impressions, facts.impressions),
    lostByBudget: scaled(facts.lostByBudget, impressions, facts.impressions),
    positions: scaled(facts.positions, impressions, facts.impressions),
    quality: scaled(facts.quality, impressions, facts.impressions),
    bids: scaled(facts.bids, impressions, facts.impressions),
  };
}
