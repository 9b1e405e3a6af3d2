import type { InputOf } from '../../services/endpoint.ts';
import type { social, StatisticsRow } from '../../services/social/index.ts';
import type { Handlers } from '../serve/handlers.ts';
import type { Agency } from './agency.ts';
import { findAdInCampaign, findAdSet, findCampaign, findMediaPlan } from './find.ts';
import type { AdRecord, AdSetRecord, CampaignRecord, MediaPlanRecord } from './records.ts';
import { bucketsOf, type Period } from './statistics/buckets.ts';
import { deliveryOf, flightOf } from './statistics/delivery.ts';
import { dayText } from './statistics/calendar.ts';
import { addFacts, mapFacts, noFacts } from './statistics/facts.ts';
import { statisticsRow, untoldRow, type Share } from './statistics/row.ts';

type Statistics = typeof social.resources.statistics;
type Level = NonNullable<InputOf<Statistics['mediaPlan']>['level']>;

/** What a question is about: everything of these that the path names, and what it is below. */
interface Scope {
  mediaPlan: MediaPlanRecord;
  campaigns: CampaignRecord[];
  adSets: AdSetRecord[];
  ads: AdRecord[];
}

export function statisticsHandlers(
  agency: Agency,
): Handlers<typeof social.resources>['statistics'] {
  return {
    // Which level a media plan is shown at when none is asked for is not known: its own, as with the others.
    mediaPlan: ({ level = 'client', ...question }) => {
      const mediaPlan = findMediaPlan(agency, question);
      const campaigns = agency.campaigns
        .all()
        .filter(({ client_id }) => client_id === mediaPlan.id);
      return answer(agency, scopeOf(agency, mediaPlan, campaigns), question, level);
    },

    campaign: ({ level = 'campaign', ...question }) => {
      const mediaPlan = findMediaPlan(agency, question);
      const campaign = findCampaign(agency, question);
      return answer(agency, scopeOf(agency, mediaPlan, [campaign]), question, level);
    },

    adSet: ({ level = 'adset', ...question }) => {
      const mediaPlan = findMediaPlan(agency, question);
      const adSet = findAdSet(agency, question);
      const { ads, ...around } = scopeOf(agency, mediaPlan, [findCampaign(agency, question)]);
      const inIt = ads.filter(({ adset_id }) => adset_id === adSet.id);
      return answer(agency, { ...around, adSets: [adSet], ads: inIt }, question, level);
    },

    ad: (place) => {
      const mediaPlan = findMediaPlan(agency, place);
      const ad = findAdInCampaign(agency, place);
      const scope = scopeOf(agency, mediaPlan, [findCampaign(agency, place)]);
      return answer(agency, { ...scope, ads: [ad] }, {}, 'ad');
    },
  };
}

/** Deleted ads too: what they did counts. */
function scopeOf(
  { adSets, ads }: Agency,
  mediaPlan: MediaPlanRecord,
  campaigns: CampaignRecord[],
): Scope {
  const ids = new Set(campaigns.map(({ id }) => id));
  const isIn = ({ campaign_id }: { campaign_id: string }) => ids.has(campaign_id);
  return {
    mediaPlan,
    campaigns,
    adSets: adSets.all().filter(isIn),
    ads: ads.all().filter(isIn),
  };
}

/** A row for each stretch of time and each entity of the level: first by time, then by id. */
function answer(agency: Agency, scope: Scope, period: Period, level: Level): StatisticsRow[] {
  const now = agency.now();
  const account = agency.accounts.get(scope.mediaPlan.account_id);
  const timeZone = account?.timezone ?? 'UTC';
  const from = Math.min(now, ...scope.campaigns.map((campaign) => flightOf(campaign, now).from));
  const groups = groupsOf(scope, level).map((ads) =>
    ads.map((ad) => ({ ad, on: deliveryOf(agency, ad, timeZone) })),
  );
  const objectives = new Map(scope.campaigns.map(({ id, objective }) => [id, objective]));
  return bucketsOf(period, { from, to: now, timeZone }).flatMap((days) =>
    groups.map((ads) => {
      let told = 0;
      const shares = ads.map(({ ad, on }): Share => {
        const facts = noFacts();
        for (const day of days) {
          const factor = agency.restated.factor(dayText(day), ad.id);
          if (factor === null) continue;
          addFacts(
            facts,
            mapFacts(on(day), (value) => Math.round(value * factor)),
          );
          told += 1;
        }
        const objective = objectives.get(ad.campaign_id) ?? '';
        return { facts, objective, object_id: ad.page ?? '' };
      });
      const isUntold = told === 0 && ads.length * days.length > 0;
      return isUntold ? untoldRow : statisticsRow(shares, account?.currency ?? 'EUR');
    }),
  );
}

/** The ads of each row. A level above what is asked about has one row. */
function groupsOf({ campaigns, adSets, ads }: Scope, level: Level): AdRecord[][] {
  switch (level) {
    case 'client':
    case 'channel_connect':
      return [ads];
    case 'campaign':
      return byId(campaigns).map(({ id }) => ads.filter(({ campaign_id }) => campaign_id === id));
    case 'adset':
      return byId(adSets).map(({ id }) => ads.filter(({ adset_id }) => adset_id === id));
    case 'ad':
      return byId(ads).map((ad) => [ad]);
  }
}

function byId<T extends { id: string }>(things: readonly T[]): T[] {
  return things.toSorted((one, other) => Number(one.id) - Number(other.id));
}
