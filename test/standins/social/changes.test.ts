import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from '../../services/support/failure-of.ts';
import { startAgency } from './support/agency.ts';

const campaign = { m: '1001', c: '2001' };
const adSet = { ...campaign, a: '3001' };

describe('a change in the simulated service', () => {
  it('of an advertiser touches only what was given', async () => {
    const { calls } = await startAgency();
    const place = { advertiser_id: '11' };
    const before = await calls.advertisers.get(place);
    const changes = { contact_phone: '+49 40 1', contact_mail: '', autopause_value: 7.5 };
    const after = await calls.advertisers.update({ ...place, ...changes });
    expect(after).toEqual({ ...before, ...changes });
    expect(await calls.advertisers.get(place)).toEqual(after);
    const same = await calls.advertisers.update({ ...place, name: before.name });
    expect(same.name).toBe(before.name);
    const taken = await failureOf(calls.advertisers.update({ ...place, name: 'Tokyo Kitchen' }));
    expect(taken.fieldErrors).toEqual([{ path: 'name', message: 'This value is already used.' }]);
  });

  it('deletes an advertiser without media plans only', async () => {
    const { calls } = await startAgency();
    expect(await calls.advertisers.remove({ advertiser_id: '14' })).toMatchObject({ id: '14' });
    expect((await failureOf(calls.advertisers.get({ advertiser_id: '14' }))).kind).toBe(
      'not-found',
    );
    const busy = await failureOf(calls.advertisers.remove({ advertiser_id: '11' }));
    expect(busy.message).toMatch(/An advertiser with media plans cannot be deleted/);
  });

  it('of a campaign touches only what was given', async () => {
    const { calls } = await startAgency();
    const before = await calls.campaigns.get(campaign);
    const after = await calls.campaigns.updateFb({
      ...campaign,
      name: 'Rain',
      daily_budget: 90,
      start_date: 1_790_000_000,
      special_ad_category: 'none',
    });
    expect(after).toEqual({
      ...before,
      name: 'Rain',
      budget: 90,
      daily_budget: 90,
      start_date: '2026-09-21T14:13:20+0000',
      special_ad_category: 'none',
    });
    expect(await calls.campaigns.get(campaign)).toEqual(after);
  });

  it.each([
    ['a budget of the other type', { lifetime_budget: 900 }, 'lifetime_budget'],
    ['a catalogue it does not sell from', { product_catalog_id: '5' }, 'product_catalog_id'],
    ['an end before its start', { end_date: 1_700_000_000 }, 'end_date'],
    ['a start after its end', { start_date: 1_900_000_000 }, 'end_date'],
    ['a date no calendar shows', { start_date: 253_402_300_800 }, 'start_date'],
  ])('does not give a campaign %s', async (_, changes, field) => {
    const { calls } = await startAgency();
    const error = await failureOf(calls.campaigns.updateFb({ ...campaign, ...changes }));
    expect(error.fieldErrors.map(({ path }) => path)).toEqual([field]);
    expect(await calls.campaigns.get(campaign)).toMatchObject({ daily_budget: 120 });
  });

  it("takes the fields of the campaign's network, and no others", async () => {
    const { calls } = await startAgency();
    const place = { m: '1003', c: '2004' };
    const both = await calls.campaigns.updateTw({
      ...place,
      daily_budget: 70,
      lifetime_budget: 2500,
    });
    expect(both).toMatchObject({ daily_budget: 70, lifetime_budget: 2500 });
    const { fieldErrors } = await failureOf(calls.campaigns.updateFb({ ...place, spend_cap: 9 }));
    expect(fieldErrors.map(({ path }) => path)).toEqual(['spend_cap']);
  });

  it('of an ad set touches only what was given', async () => {
    const { calls } = await startAgency();
    const place = { ...campaign, adset_id: '3001' };
    const before = await calls.adSets.get(place);
    const after = await calls.adSets.update({ ...place, bid: 0.6, status: 'pause', name: 'Women' });
    expect(after).toEqual({ ...before, bid: '0.6', status: 'pause', name: 'Women' });
    expect(await calls.adSets.get(place)).toEqual(after);
    const elsewhere = calls.adSets.update({ ...campaign, c: '2002', adset_id: '3001', bid: 1 });
    expect((await failureOf(elsewhere)).kind).toBe('not-found');
    const onTw = calls.adSets.update({ m: '1003', c: '2004', adset_id: '3001', bid: 1 });
    expect((await failureOf(onTw)).message).toMatch(/Only fb campaigns have ad sets/);
  });

  it('of an ad touches only what was given, and no deleted ad', async () => {
    const { calls } = await startAgency();
    const place = { ...adSet, ad_id: '4001' };
    const before = await calls.ads.get(place);
    const after = await calls.ads.update({ ...place, headline: 'Dry', bid: 0.7 });
    expect(after).toEqual({ ...before, headline: 'Dry', bid: 0.7 });
    expect(await calls.ads.get(place)).toEqual(after);
    await calls.ads.remove(place);
    expect((await failureOf(calls.ads.update({ ...place, bid: 1 }))).kind).toBe('not-found');
  });

  it('is still there after a restart', async () => {
    const folder = await mkdtemp(`${tmpdir()}/social-`);
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = `${folder}/social.sqlite`;
    const first = await startAgency({ file });
    await first.calls.ads.update({ ...adSet, ad_id: '4001', headline: 'Kept' });
    await first.calls.advertisers.remove({ advertiser_id: '14' });
    const { calls } = await startAgency({ file });
    expect(await calls.ads.get({ ...adSet, ad_id: '4001' })).toMatchObject({ headline: 'Kept' });
    const advertisers = (await calls.advertisers.list({})).data.map(({ id }) => id);
    expect(advertisers).toEqual(['11', '12', '13']);
  });
});
