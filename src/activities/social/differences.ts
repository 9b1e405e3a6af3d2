import type { ResolvedCampaign } from '../../plan/resolve-plan.ts';
import type { LiveCampaign, LiveObject } from './live-media-plan.ts';
import { match, type Findable } from './match.ts';

/**
 * Where an object that exists is not as the plan says, one sentence each: a launch makes what is missing and
 * changes nothing, and whoever presses it should know. Only what the service tells of an object is compared.
 */
export function differences(
  campaigns: readonly ResolvedCampaign[],
  live: readonly LiveCampaign[],
): string[] {
  return match(campaigns, live).flatMap(({ planned: campaign, live: [there] }) => [
    ...differencesOf([campaign.key], campaign, there),
    ...match(campaign.adSets, there?.adSets ?? []).flatMap(({ planned: adSet, live: [known] }) => [
      ...differencesOf([campaign.key, adSet.key], adSet, known),
      ...match(adSet.ads, known?.ads ?? []).flatMap(({ planned: ad, live: [liveAd] }) =>
        differencesOf([campaign.key, adSet.key, ad.key], ad, liveAd),
      ),
    ]),
  ]);
}

/** What a launch decides itself, or the service states in another form. */
const notCompared = new Set(['name', 'status', 'sync']);

function differencesOf(
  path: string[],
  { create = {} }: Findable & { create?: object },
  there: LiveObject | undefined,
): string[] {
  if (there === undefined) return [];
  return Object.entries(create).flatMap(([field, planned]) => {
    const now = there.values[field];
    if (notCompared.has(field) || !isPlain(planned) || !isPlain(now) || isSame(planned, now))
      return [];
    return [
      `${path.join(' › ')} exists with ${field} ${now}; the plan says ${planned}. It stays as it is.`,
    ];
  });
}

type Plain = string | number | boolean;

function isPlain(value: unknown): value is Plain {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The service states bids as text and times as dates, where it takes numbers and seconds. */
function isSame(planned: Plain, now: Plain): boolean {
  if (typeof planned !== 'number' || typeof now !== 'string') return planned === now;
  return planned === Number(now) || planned * 1000 === Date.parse(now);
}
