import type { FormCase } from './form-case.ts';

const adSet = { m: '1001', c: '2001', a: '3001' };
const campaign = { m: '1001', c: '2001' };
const period = { start_date: '1790000000', end_date: '1792000000' };

export const socialReads: FormCase[] = [
  { operation: 'accounts.list', fill: { limit: '300' }, answer: ['6 rows', 'Nordwind DE'] },
  { operation: 'accounts.get', fill: { account_id: '104' }, answer: ['Lichtspiel', 'm2x7k'] },
  {
    operation: 'accounts.objects',
    fill: { account_id: '101' },
    answer: ['Nordwind App', 'application'],
  },
  {
    operation: 'accounts.fundingInstruments',
    fill: { account_id: '104', limit: '1' },
    answer: ['1 row', 'Lichtspiel credit line 2027'],
  },
  { operation: 'accounts.leadForms', fill: { account_id: '103' }, answer: ['Girokonto callback'] },
  {
    operation: 'accounts.targetSearch',
    fill: { account_id: '101', q: 'Germany', type: 'location' },
    answer: ['Germany', 'country'],
  },
  { operation: 'advertisers.list', fill: {}, answer: ['4 rows', 'Tokyo Kitchen'] },
  { operation: 'advertisers.get', fill: { advertiser_id: '12' }, answer: ['Hanse Direktbank'] },
  { operation: 'mediaPlans.list', fill: { page: '1' }, answer: ['3 rows', 'HD-2026-002'] },
  { operation: 'mediaPlans.get', fill: { m: 'NW-2026-009' }, answer: ['Nordwind Autumn 2026'] },
  { operation: 'mediaPlans.managers', fill: { m: '1001' }, answer: ['jonas.weber'] },
  { operation: 'campaigns.listAll', fill: { limit: '2' }, answer: ['2 rows', 'Rain jackets DE'] },
  { operation: 'campaigns.list', fill: { m: '1003' }, answer: ['1 row', 'Open-air trailer'] },
  {
    operation: 'campaigns.get',
    fill: campaign,
    answer: ['Rain jackets DE', 'budget_type'],
  },
  { operation: 'adSets.list', fill: campaign, answer: ['2 rows', 'Men 25-44'] },
  { operation: 'adSets.get', fill: { ...campaign, adset_id: '3002' }, answer: ['Men 25-44'] },
  { operation: 'ads.listInCampaign', fill: campaign, answer: ['6 rows', 'Dry all day'] },
  { operation: 'ads.list', fill: adSet, answer: ['3 rows', 'Out in every weather'] },
  { operation: 'ads.get', fill: { ...adSet, ad_id: '4002' }, answer: ['Dry all day'] },
  {
    operation: 'audiences.list',
    fill: { account_id: '101' },
    answer: ['2 rows', 'Customers 2026'],
  },
  {
    operation: 'statistics.mediaPlan',
    fill: { m: 'NW-2026-009', aggregate: 'month', ...period, level: 'campaign' },
    answer: ['impression', 'spent'],
  },
  { operation: 'statistics.campaign', fill: campaign, answer: ['1 row', 'ctr'] },
  {
    operation: 'statistics.adSet',
    fill: { ...adSet, aggregate: 'day', ...period },
    answer: ['rows', 'cpc'],
  },
  { operation: 'statistics.ad', fill: { ...campaign, ad_id: '4001' }, answer: ['1 row', 'click'] },
  { operation: 'users.list', fill: {}, answer: ['4 rows', 'aylin.kaya'] },
  { operation: 'users.get', fill: { user_id: '23' }, answer: ['sophie.martin'] },
  {
    operation: 'targetingClusters.list',
    fill: { account_id: '101' },
    answer: ['2 rows', 'Germany 45-65'],
  },
  {
    operation: 'targetingClusters.get',
    fill: { account_id: '103', cluster_id: '803' },
    answer: ['Germany 18-24'],
  },
];
