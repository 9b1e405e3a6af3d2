import { attributes, dates, ids, metrics, type FieldRegistry } from '../services/search/field.ts';

/** Levels of the social service that can be reported. */
export type SocialLevel = 'mediaPlan' | 'campaign' | 'adSet' | 'ad';

const days = dates({ day: 'date', month: 'text' });

const figures = metrics({
  spend: 'currency',
  impressions: 'integer',
  clicks: 'integer',
  ctr: 'percent',
  cpc: 'currency',
  cpm: 'currency',
  conversions: 'integer',
  conversionRate: 'percent',
  cpa: 'currency',
  income: 'currency',
  roi: 'percent',
});

const own = {
  ...ids('id'),
  ...attributes({ name: 'text', status: 'enum', currency: 'text' }),
};
const inPlan = { ...ids('media_plan'), ...attributes({ media_plan_name: 'text' }) };
const inCampaign = { ...inPlan, ...ids('campaign'), ...attributes({ campaign_name: 'text' }) };

/** The fields of a row of each level, in the words of the search service's fields, so that one grammar filters both. */
export const socialReportFields: Record<SocialLevel, FieldRegistry> = {
  mediaPlan: { ...own, ...attributes({ io_number: 'text' }), ...days, ...figures },
  campaign: { ...own, ...inPlan, ...days, ...figures },
  adSet: { ...own, ...inCampaign, ...days, ...figures },
  // Of an ad the service tells no days.
  ad: { ...own, ...inCampaign, ...figures },
};
