import type { Agency } from '../agency.ts';
import { inBoth, lengthWithin, playedSpans, type Span } from '../play-history.ts';
import type { AdRecord, CampaignRecord } from '../records.ts';
import { startOfDay } from './calendar.ts';
import { adFacts, type Facts } from './facts.ts';

/**
 * What an ad did on a day: only while it, its ad set and its campaign played, within the campaign's flight, and
 * not after now.
 */
export function deliveryOf(
  { campaigns, adSets, now }: Agency,
  ad: AdRecord,
  timeZone: string,
): (day: number) => Facts {
  const campaign = campaigns.get(ad.campaign_id);
  const adSet = adSets.get(ad.adset_id);
  const parents = [campaign, adSet].map((parent) => (parent ? playedSpans(parent) : []));
  const flight = campaign ? [flightOf(campaign, now())] : [];
  const spans = [flight, ...parents].reduce(inBoth, playedSpans(ad));
  return (day) => {
    const [start, end] = [startOfDay(day, timeZone), startOfDay(day + 1, timeZone)];
    return adFacts(ad.id, day, lengthWithin(spans, start, end) / (end - start));
  };
}

/** When a campaign may play, up to now. */
export function flightOf({ start_date, end_date }: CampaignRecord, now: number): Span {
  const from = start_date ? Date.parse(start_date) : now;
  const end = end_date ? Date.parse(end_date) : now;
  return { from, to: Math.min(end, now) };
}
