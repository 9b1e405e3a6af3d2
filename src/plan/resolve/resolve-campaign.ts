import { flightDays } from '../flight-days.ts';
import type { PlannedAd, PlannedAdSet, PlannedCampaign } from '../plan.ts';
import type { ResolvedAd, ResolvedAdSet, ResolvedCampaign } from '../resolved-plan.ts';
import { checkDecimals } from './check-decimals.ts';
import { resolveFlight, type Resolving } from './resolve-flight.ts';

/** What is sent for a campaign and all below it; undefined when its times do not work in the account's zone. */
export function resolveCampaign(
  campaign: PlannedCampaign,
  resolving: Resolving,
): ResolvedCampaign | undefined {
  const { key, name } = campaign;
  resolving.problems.push(...checkDecimals(campaign, resolving.currency));
  const adSets = campaign.adSets.map((adSet) => resolveAdSet(adSet, resolving));
  const flight = resolveFlight(campaign, resolving);
  if (flight === undefined) return undefined;
  const shared = { key, name, ...flightDays(flight, resolving.timeZone), adSets };
  const given = { status: paused, ...flight };
  return campaign.network === 'fb'
    ? { ...shared, network: 'fb', create: { ...campaign.values, ...given } }
    : { ...shared, network: 'tw', create: { ...campaign.values, ...given } };
}

/** A launch plays nothing. */
const paused = 'pause' as const;

function resolveAdSet(adSet: PlannedAdSet, resolving: Resolving): ResolvedAdSet {
  const { key, name, existingId, values, places } = adSet;
  const resolved = {
    key,
    ...(name === undefined ? {} : { name }),
    ...(existingId === undefined ? {} : { existingId }),
    ads: adSet.ads.map((ad) => resolveAd(ad, resolving)),
  };
  if (values === undefined) return resolved;
  resolving.problems.push(...checkDecimals({ values, places }, resolving.currency));
  return { ...resolved, create: { ...values, status: paused } };
}

function resolveAd(ad: PlannedAd, { problems, currency }: Resolving): ResolvedAd {
  const { key, name, values } = ad;
  problems.push(...checkDecimals(ad, currency));
  return { key, ...(name === undefined ? {} : { name }), create: values };
}
