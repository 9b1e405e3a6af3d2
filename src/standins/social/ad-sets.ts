import type { Handlers } from '../serve/handlers.ts';
import { Refusal } from '../serve/refusal.ts';
import { defaultNaming } from '../../services/social/default-naming.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { findAdSet, findCampaign } from './find.ts';
import { fillNaming } from './naming.ts';
import { beginHistory, changeStatus } from './play-history.ts';
import type { CampaignRecord } from './records.ts';

export function adSetHandlers(agency: Agency): Handlers<typeof social.resources>['adSets'] {
  const { adSets, nextId, now } = agency;
  return {
    list: (place) => {
      const { id } = findCampaign(agency, place);
      return adSets.all().filter(({ campaign_id }) => campaign_id === id);
    },
    get: ({ adset_id, ...place }) => findAdSet(agency, { ...place, a: adset_id }),

    create: ({ m, c, bid, ...input }) => {
      const campaign = findCampaign(agency, { m, c });
      requireFb(campaign);
      const { target } = input;
      const createdOn = new Date(now()).toISOString().slice(0, 10);
      const naming = campaign.campaign_naming ?? defaultNaming.fb.campaign;
      return adSets.put({
        ...input,
        id: nextId(),
        campaign_id: campaign.id,
        name: input.name ?? fillNaming(naming, { campaign, target, createdOn }),
        bid: String(bid),
        played: beginHistory(input.status, now()),
      });
    },

    update: ({ m, c, adset_id, bid, name, status, audience, target, ...changes }) => {
      requireFb(findCampaign(agency, { m, c }));
      const adSet = findAdSet(agency, { m, c, a: adset_id });
      const whom = (audience ?? target) ? { audience, target } : {};
      return adSets.put({
        ...adSet,
        ...changes,
        ...whom,
        name: name ?? adSet.name,
        bid: bid === undefined ? adSet.bid : String(bid),
        ...changeStatus(adSet, status ?? adSet.status, now()),
      });
    },
  };
}

function requireFb({ src }: CampaignRecord): void {
  if (src !== 'fb') throw new Refusal(400, 'Only fb campaigns have ad sets');
}
