import { Refusal } from '../serve/refusal.ts';
import type { Agency } from './agency.ts';
import type { AdRecord, AdSetRecord, CampaignRecord, MediaPlanRecord } from './records.ts';

/*
 * Each finds what a path names, below the parents that the path names, or refuses with 404.
 */

/** By id, else by IO number. */
export function findMediaPlan({ mediaPlans }: Agency, { m }: { m: string }): MediaPlanRecord {
  return found(mediaPlans.get(m) ?? mediaPlans.all().find(({ io_number }) => io_number === m));
}

export function findCampaign(agency: Agency, place: { m: string; c: string }): CampaignRecord {
  const { id } = findMediaPlan(agency, place);
  return found(agency.campaigns.get(place.c), ({ client_id }) => client_id === id);
}

export function findAdSet(agency: Agency, place: { m: string; c: string; a: string }): AdSetRecord {
  const { id } = findCampaign(agency, place);
  return found(agency.adSets.get(place.a), ({ campaign_id }) => campaign_id === id);
}

export function findAd(
  agency: Agency,
  place: { m: string; c: string; a: string; ad_id: string },
): AdRecord {
  const { id } = findAdSet(agency, place);
  return found(agency.ads.get(place.ad_id), ({ adset_id }) => adset_id === id);
}

export function findAdInCampaign(
  agency: Agency,
  place: { m: string; c: string; ad_id: string },
): AdRecord {
  const { id } = findCampaign(agency, place);
  return found(agency.ads.get(place.ad_id), ({ campaign_id }) => campaign_id === id);
}

/** Refuses with 404 what is not there, or not where it was looked for. */
export function found<T>(value: T | undefined, isHere: (value: T) => boolean = () => true): T {
  if (value === undefined || !isHere(value)) throw new Refusal(404, 'Resource not found');
  return value;
}
