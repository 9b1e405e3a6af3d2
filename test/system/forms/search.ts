import type { FormCase } from './form-case.ts';

const clientId = '501';
const days = { from: '2026-10-01', to: '2026-10-31' };

export const searchForms: FormCase[] = [
  { operation: 'search.auth.token', fill: {}, answer: ['(secret)'] },
  { operation: 'search.customers.list', fill: { status: 'ACTIVE' }, answer: ['Morgenrot Media'] },
  { operation: 'search.customers.get', fill: { customerId: '401' }, answer: ['Morgenrot Media'] },
  {
    operation: 'search.clients.list',
    fill: { currency: 'GBP', name: 'Hanse Direktbank' },
    answer: ['1 row', 'Hanse Direktbank'],
  },
  { operation: 'search.clients.get', fill: { clientId }, answer: ['Nordwind Outdoor'] },
  { operation: 'search.clients.users', fill: { clientId }, answer: ['Mara Lindqvist'] },
  { operation: 'search.users.get', fill: { userId: '604' }, answer: ['Tom Becker'] },
  { operation: 'search.users.clients', fill: { userId: '604' }, answer: ['Hanse Direktbank'] },
  {
    operation: 'search.publisherAccounts.list',
    fill: { clientId, fields: ['pca', 'pca_alias', 'pub_cost'], sort: '-pub_cost' },
    answer: ['2 rows', 'Nordwind Google DE'],
  },
  {
    operation: 'search.publisherAccounts.get',
    fill: { clientId, pubAccountId: '702' },
    answer: ['Nordwind Microsoft DE'],
  },
  {
    operation: 'search.campaigns.list',
    fill: {
      clientId,
      fields: ['campaign', 'campaign_name', 'impressions'],
      ...days,
      sort: 'campaign_name',
      filters: 'impressions>=100\ncampaign_name=contains:Rain',
    },
    answer: ['1 row', 'Rain jackets', '11002'],
  },
  { operation: 'search.campaigns.get', fill: { clientId, campaignId: '11001' }, answer: ['Brand'] },
  {
    operation: 'search.groups.list',
    fill: { clientId, limit: '2', offset: '1' },
    answer: ['2 rows', 'nordwind outdoor'],
  },
  { operation: 'search.groups.get', fill: { clientId, groupId: '21001' }, answer: ['nordwind'] },
  {
    operation: 'search.keywords.list',
    fill: { clientId, filters: 'keyword=in:310001,310002' },
    answer: ['2 rows', 'buy nordwind'],
  },
  {
    operation: 'search.keywords.get',
    fill: { clientId, keywordId: '310002', ...days },
    answer: ['buy nordwind'],
  },
  { operation: 'search.creatives.list', fill: { clientId, limit: '1' }, answer: ['410001'] },
  {
    operation: 'search.creatives.get',
    fill: { clientId, creativeId: '410002' },
    answer: ['410002'],
  },
  {
    operation: 'search.audiences.list',
    fill: { clientId, filters: 'audience_name=Customers 180 days', limit: '3' },
    answer: ['3 rows', 'Customers 180 days'],
  },
  {
    operation: 'search.audiences.get',
    fill: { clientId, audienceId: '51001' },
    answer: ['Cart visitors 30 days'],
  },
  {
    operation: 'search.negativeAudiences.list',
    fill: { clientId, limit: '1' },
    answer: ['1 row', 'Employees'],
  },
  {
    operation: 'search.negativeAudiences.get',
    fill: { clientId, audienceId: '55002' },
    answer: ['Employees'],
  },
  {
    operation: 'search.products.list',
    fill: { clientId: '502' },
    answer: ['nothing that fits'],
  },
  {
    operation: 'search.products.get',
    fill: { clientId, productId: '61002' },
    answer: ['jackets Light'],
  },
  {
    operation: 'search.sitelinks.list',
    fill: { clientId, filters: 'sitelink_name=contains:Sale', limit: '1' },
    answer: ['1 row', 'nordwind · Sale'],
  },
  {
    operation: 'search.sitelinks.get',
    fill: { clientId, sitelinkId: '71001' },
    answer: ['nordwind · Bestsellers'],
  },
];
