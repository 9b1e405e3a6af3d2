import { describe, expect, it } from 'vitest';
import { createAgency } from '../../../src/activities/figures/agency.ts';
import { countsOf } from '../../../src/activities/figures/social-day-rows.ts';
import { createSurveySocial } from '../../../src/activities/figures/survey-social.ts';
import { createSocialClient } from '../../../src/services/social/index.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { startCannedLists } from './canned-lists.ts';

const morning = Date.parse('2027-02-10T07:30:00Z');
const day = '2027-02-01T06:00:00+0000';

/** A service that lists what the stand-in never has. */
const lists = {
  '/clients': [
    { id: '1', name: 'Deleted', account_id: '21', advertiser_id: '11', deleted: true },
    { id: '2', name: 'Archived', account_id: '21', advertiser_id: '11', archived: true },
    { id: '3', name: 'Archived with work', account_id: '21', advertiser_id: '11', archived: true },
    { id: '4', name: 'Silent account', account_id: '22', advertiser_id: '11' },
    { id: '5', name: 'Nobody’s', account_id: '23', advertiser_id: '12' },
    { id: '6', name: 'On the moon', account_id: '24', advertiser_id: '11' },
  ],
  '/accounts': [
    { id: '21', name: 'A', currency: 'EUR', timezone: 'Europe/Berlin', active: true, src: 'fb' },
    { id: '22', name: 'B', timezone: 'Asia/Tokyo', active: true, src: 'fb' },
    { id: '23', name: 'C', timezone: 'Asia/Tokyo', active: true, src: 'fb' },
    { id: '24', name: 'D', currency: 'EUR', timezone: 'Moon/Base', active: true, src: 'fb' },
  ],
  '/campaigns': [
    { id: '31', client_id: '3', name: 'Plays', start_date: day },
    { id: '32', client_id: '3', name: 'Deleted', start_date: day, deleted: true },
    { id: '33', client_id: '3', name: 'Archived', start_date: day, archived: true },
    { id: '34', client_id: '2', name: 'Deleted', start_date: day, deleted: true },
    { id: '35', client_id: '4', name: 'Begins tomorrow', start_date: '2027-02-11T06:00:00+0000' },
  ],
  '/advertisers': [{ id: '11', name: 'Nordwind', currency: 'JPY' }],
};

describe('media plans of a scope', () => {
  it('are left out when they are deleted, or archived and empty, and count in the advertiser’s currency', async () => {
    const service = await startCannedLists(lists);
    const client = createSocialClient({ baseUrl: service.url, key: 'any' });
    const store = await openStore({ databaseUrl: 'file::memory:', searchAccount: 'any' });
    try {
      const now = () => morning;
      const agency = createAgency(client, now);
      const survey = createSurveySocial({ agency, ledger: store.ledger, now });
      const scope = {
        mediaPlans: ['1'],
        advertisers: ['11', '12'],
        accounts: [],
        searchClients: [],
      };
      const { sources, missing, calls, asked } = await survey.surveySocial({ scope });
      expect(sources.map(({ name, currency, flight }) => [name, currency, flight])).toEqual([
        ['Archived with work', 'EUR', { from: '2027-02-01', to: '2027-02-10' }],
        ['Silent account', 'JPY', { from: '2027-02-11', to: '2027-02-11' }],
      ]);
      const why = 'The service tells no time zone or no currency of its account.';
      expect(missing.map((each) => [each.name, each.why, each.passing])).toEqual([
        ['Nobody’s', why, false],
        ['On the moon', why, false],
        ['Deleted', 'The media plan was deleted. Take it out of the scope.', false],
      ]);
      expect([calls, asked]).toEqual([{ min: 4 }, 4]);
    } finally {
      await client.close();
      await service.stop();
      await store.close();
    }
  });
});

describe('what a row of the social service counts', () => {
  it.each([
    [
      'in cents',
      { impression: 900, click: 40, convRate: 5, spent: 12.5, income: 0 },
      'EUR',
      [900, 40, 2, 1250, 0],
    ],
    [
      'in whole yen',
      { click: 3, convRate: 33.333333, spent: 1250, income: 7 },
      'JPY',
      [null, 3, 1, 1250, 7],
    ],
    [
      'nothing of conversions, where it tells no rate',
      { click: 40, spent: 1 },
      'EUR',
      [null, 40, null, 100, null],
    ],
    [
      'what adding up leaves behind as nothing',
      { spent: 0.1 + 0.2 - 0.3 },
      'EUR',
      [null, null, null, 0, null],
    ],
    [
      'less than nothing',
      { click: -4, convRate: 50, spent: -0.3 },
      'EUR',
      [null, -4, -2, -30, null],
    ],
  ])('is %s', (_, row, currency, counts) => {
    const { impressions, clicks, conversions, spent, income } = countsOf(row, currency);
    expect([impressions, clicks, conversions, spent, income]).toEqual(counts);
  });
});
