/**
 * What was counted in some time; money in the minor unit of a currency said beside it. `null`: the service told
 * nothing of it, which is not the same as 0. May be negative where the service corrects what it counted before.
 */
export interface Counts {
  impressions: number | null;
  clicks: number | null;
  conversions: number | null;
  spent: number | null;
  income: number | null;
}
