import type { Handlers } from '../serve/handlers.ts';
import { refuseField } from '../serve/refusal.ts';
import type { InputOf } from '../../services/endpoint.ts';
import { defaultNaming } from '../../services/social/default-naming.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { findCampaign, findMediaPlan } from './find.ts';
import { requireInstrument } from './media-plans.ts';
import { beginHistory, changeStatus } from './play-history.ts';
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

    updateFb: ({ m, c, ...changes }) => {
      const campaign = findCampaign(agency, { m, c });
      requireFitting(campaign, changes);
      return campaigns.put(changed(campaign, changes));
    },

    updateTw: ({ m, c, ...changes }) =>
      campaigns.put(changed(findCampaign(agency, { m, c }), changes)),

    perform: ({ action, ...place }) => {
      const campaign = findCampaign(agency, place);
      const alreadyInState = campaign.status === action;
      const changes = changeStatus(campaign, action, agency.now());
      return { ...campaigns.put({ ...campaign, ...changes }), alreadyInState };
    },
  };
}

function base(
  { nextId, now }: Agency,
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
    start_date: wireDate('start_date', start_date),
    end_date: end_date === undefined ? undefined : wireDate('end_date', end_date),
    deleted: false,
    archived: false,
    played: beginHistory(status, now()),
  };
}

type Changes = Partial<InputOf<Campaigns['updateFb']> & InputOf<Campaigns['updateTw']>>;

/** What the fields of an update cannot show, since it names neither the budget type nor the objective. */
function requireFitting({ budget_type, objective }: CampaignRecord, changes: Changes): void {
  for (const type of ['daily', 'lifetime'] as const) {
    if (changes[`${type}_budget`] !== undefined && budget_type !== type) {
      throw refuseField(`${type}_budget`, `This campaign does not have a ${type} budget.`);
    }
  }
  if (changes.product_catalog_id !== undefined && objective !== 'product_catalog_sales') {
    throw refuseField('product_catalog_id', 'This campaign does not sell from a catalogue.');
  }
}

function changed(campaign: CampaignRecord, changes: Changes): CampaignRecord {
  const { name, start_date, end_date, daily_budget, lifetime_budget, ...rest } = changes;
  const next = {
    ...campaign,
    ...rest,
    name: name ?? campaign.name,
    ads_naming: rest.ads_naming ?? campaign.ads_naming,
    start_date: start_date === undefined ? campaign.start_date : wireDate('start_date', start_date),
    end_date: end_date === undefined ? campaign.end_date : wireDate('end_date', end_date),
    budget: daily_budget ?? lifetime_budget ?? campaign.budget,
    daily_budget: daily_budget ?? campaign.daily_budget,
    lifetime_budget: lifetime_budget ?? campaign.lifetime_budget,
  };
  if (next.start_date && next.end_date && next.end_date < next.start_date) {
    throw refuseField('end_date', 'The campaign would end before it starts.');
  }
  return next;
}

/** Unix seconds after the year 9999 have no such form. */
function wireDate(field: string, unixSeconds: number): string {
  if (unixSeconds > 253_402_300_799) throw refuseField(field, 'This value is not valid.');
  return wireTime(unixSeconds);
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
