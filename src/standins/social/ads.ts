import type { Handlers } from '../serve/handlers.ts';
import type { InputOf } from '../../services/endpoint.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { findAd, findAdInCampaign, findAdSet, findCampaign, found } from './find.ts';
import { fillNaming } from './naming.ts';
import { beginHistory, changeStatus, endSpans, playedSpans } from './play-history.ts';
import type { AdRecord } from './records.ts';

type Ads = typeof social.resources.ads;

export function adHandlers(agency: Agency): Handlers<typeof social.resources>['ads'] {
  const { ads, now } = agency;
  return {
    listInCampaign: (place) => {
      const { id } = findCampaign(agency, place);
      return ads.all().filter(({ campaign_id }) => campaign_id === id);
    },
    list: (place) => {
      const { id } = findAdSet(agency, place);
      return ads.all().filter(({ adset_id }) => adset_id === id);
    },
    get: (place) => findAd(agency, place),
    create: (input) => ads.put(newAd(agency, input)),

    perform: ({ m, c, ad_id, action, bid }) => {
      const ad = found(findAdInCampaign(agency, { m, c, ad_id }), ({ deleted }) => !deleted);
      const alreadyInState = ad.status === action;
      return { ...ads.put({ ...ad, ...changeOf(ad, { action, bid }, now()) }), alreadyInState };
    },

    update: ({ m, c, a, ad_id, name, ...changes }) => {
      const ad = found(findAd(agency, { m, c, a, ad_id }), ({ deleted }) => !deleted);
      return ads.put({ ...ad, ...shown(changes), name: name ?? ad.name });
    },

    remove: (place) => {
      const ad = findAd(agency, place);
      return ads.put({ ...ad, deleted: true, played: endSpans(playedSpans(ad), now()) });
    },
  };
}

/** The reference does not say what the two custom actions do: nothing that an answer shows. */
function changeOf(
  ad: AdRecord,
  { action, bid }: Pick<InputOf<Ads['perform']>, 'action' | 'bid'>,
  now: number,
) {
  if (action === 'play' || action === 'pause') return changeStatus(ad, action, now);
  return action === 'bid-update' ? { bid } : {};
}

/** Of the fields of an ad those it answers with, as far as they were given. */
function shown(fields: Partial<InputOf<Ads['update']>>): Partial<AdRecord> {
  const { bid, url, headline, message, description, page } = fields;
  const given = { bid, url, headline, message, description, page };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** It plays: the reference does not say, and whoever expects less is right to check. */
function newAd(agency: Agency, { m, c, a, ...input }: InputOf<Ads['create']>): AdRecord {
  const campaign = findCampaign(agency, { m, c });
  const adSet = findAdSet(agency, { m, c, a });
  const id = agency.nextId();
  const createdOn = new Date(agency.now()).toISOString().slice(0, 10);
  const things = { campaign, adSet, target: adSet.target, ad: { ...input, id }, createdOn };
  return {
    id,
    campaign_id: campaign.id,
    adset_id: adSet.id,
    deleted: false,
    type: input.creative === undefined ? 'page_post_ad' : 'bulk_page_post_ad',
    name: input.name ?? fillNaming(campaign.ads_naming, things),
    status: 'play',
    played: beginHistory('play', agency.now()),
    bid: Number(adSet.bid),
    target: adSet.target,
    ...shown(input),
    adset_billing_event: adSet.adset_billing_event,
    adset_optimization_goal: adSet.adset_optimization_goal,
    adset_bid_strategy: adSet.adset_bid_strategy,
    src: campaign.src,
  };
}
