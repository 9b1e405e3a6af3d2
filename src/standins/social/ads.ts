import type { Handlers } from '../serve/handlers.ts';
import type { InputOf } from '../../services/endpoint.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { findAd, findAdSet, findCampaign, found } from './find.ts';
import { fillNaming } from './naming.ts';
import type { AdRecord } from './records.ts';

type Ads = typeof social.resources.ads;

export function adHandlers(agency: Agency): Handlers<typeof social.resources>['ads'] {
  const { ads } = agency;
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
      const campaign = findCampaign(agency, { m, c });
      const ad = found(
        ads.get(ad_id),
        ({ campaign_id, deleted }) => campaign_id === campaign.id && !deleted,
      );
      const alreadyInState = ad.status === action;
      return { ...ads.put({ ...ad, ...changeOf(action, bid) }), alreadyInState };
    },

    remove: (place) => ads.put({ ...findAd(agency, place), deleted: true }),
  };
}

/** The reference does not say what the two custom actions do: nothing that an answer shows. */
function changeOf(action: InputOf<Ads['perform']>['action'], bid: number | undefined) {
  if (action === 'play' || action === 'pause') return { status: action };
  return action === 'bid-update' ? { bid } : {};
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
    bid: input.bid ?? Number(adSet.bid),
    target: adSet.target,
    url: input.url,
    headline: input.headline,
    message: input.message,
    description: input.description,
    page: input.page,
    adset_billing_event: adSet.adset_billing_event,
    adset_optimization_goal: adSet.adset_optimization_goal,
    adset_bid_strategy: adSet.adset_bid_strategy,
    src: campaign.src,
  };
}
