import type { Handlers } from '../serve/handlers.ts';
import type { InputOf } from '../../services/endpoint.ts';
import { defaultNaming } from '../../services/social/campaigns.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { findCampaign, findMediaPlan } from './find.ts';
import { requireInstrument } from './media-plans.ts';
import type { CampaignRecord, MediaPlanRecord } from './records.ts';
import { wireTime } from './wire-time.ts';

type Campaigns = typeof social.resources.campaigns;
type CreateInput = InputOf<Campaigns['createFb']> | InputOf<Campaigns['createTw']>;

export function campaignHandlers(agency: Agency): Handlers<typeof social.resources>['campaigns'] {
  const { campaigns, accounts } = agency;
  return {
    listAll: () => campaigns.all(),
    list: (place) => {
      const { id } = findMediaPlan(agency, place);
      return campaigns.all().filter(({ client_id }) => client_id === id);
    },
    get: (place) => findCampaign(agency, place),

    createFb: (input) => {
      const mediaPlan = findMediaPlan(agency, input);
      return campaigns.put({
        ...base(agency, mediaPlan, input),
        ...budgetOf(input),
        ads_naming: input.ads_naming ?? defaultNaming.fb.ads,
        special_ad_category: input.special_ad_category,
      });
    },

    createTw: (input) => {
      const mediaPlan = findMediaPlan(agency, input);
      const account = accounts.get(mediaPlan.account_id);
      const { funding_instrument_id, daily_budget, lifetime_budget } = input;
      if (account) requireInstrument(account, funding_instrument_id);
      return campaigns.put({
        ...base(agency, mediaPlan, input),
        budget: daily_budget,
        daily_budget,
        lifetime_budget,
        funding_instrument_id,
        ads_naming: input.ads_naming ?? defaultNaming.tw.ads,
      });
    },

    perform: ({ action, ...place }) => {
      const campaign = findCampaign(agency, place);
      const alreadyInState = campaign.status === action;
      return { ...campaigns.put({ ...campaign, status: action }), alreadyInState };
    },
  };
}

function base(
  { nextId }: Agency,
  { id: client_id, account_id, src }: MediaPlanRecord,
  input: CreateInput,
): Omit<CampaignRecord, 'ads_naming'> {
  const { name, status, objective, start_date, end_date, io_number, campaign_naming } = input;
  return {
    id: nextId(),
    client_id,
    account_id,
    src,
    name,
    status,
    objective,
    io_number,
    campaign_naming,
    start_date: wireTime(start_date),
    end_date: end_date === undefined ? undefined : wireTime(end_date),
    deleted: false,
    archived: false,
  };
}

const shortestDaily = 24 * 60 * 60;

/** A daily budget for less than a day becomes one for the lifetime. */
function budgetOf(input: InputOf<Campaigns['createFb']>) {
  const { budget_type, daily_budget, lifetime_budget, start_date, end_date = Infinity } = input;
  if (budget_type === 'daily' && end_date - start_date >= shortestDaily) {
    return { budget_type, budget: daily_budget, daily_budget };
  }
  const budget = lifetime_budget ?? daily_budget;
  return { budget_type: 'lifetime', budget, lifetime_budget: budget };
}
