import { createSocialClient } from '../../src/services/social/index.ts';

/** Makes the `index`th of a mix of calls, reads and writes of all envelopes, mostly small. */
export type MixedCalls = (index: number) => Promise<unknown>;

/** What a launch and people looking at it ask for; one call in twenty reads a full page. */
export function createMixedCalls(baseUrl: string): MixedCalls {
  const { calls } = createSocialClient({ baseUrl, key: 'k' });
  const inCampaign = { m: '10', c: '20' };
  const inAdSet = { ...inCampaign, a: '30' };
  const mix: (() => Promise<unknown>)[] = [
    () => calls.mediaPlans.get({ m: 'IO 2027/14' }),
    () => calls.ads.list({ ...inAdSet, page: 2 }),
    () => calls.ads.get({ ...inAdSet, ad_id: '40' }),
    () => calls.ads.perform({ ...inCampaign, ad_id: '40', action: 'bid-update', bid: 0.6 }),
    () => calls.ads.remove({ ...inAdSet, ad_id: '40' }),
    () => calls.ads.create({ ...inAdSet, name: 'Boots', type: 'post', headline: 'Warm & dry' }),
    () => calls.campaigns.perform({ ...inCampaign, action: 'pause' }),
    () => calls.mediaPlans.addManager({ m: '10', user_id: '7' }),
    () =>
      calls.campaigns.createFb({
        m: '10',
        name: 'Winter',
        status: 'pause',
        objective: 'outside_traffic',
        budget_type: 'daily',
        daily_budget: 120.5,
        start_date: 1_800_000_000,
        useReachAndFrequency: false,
      }),
    () => calls.ads.listInCampaign(inCampaign),
  ];
  const page = () => calls.ads.listInCampaign({ ...inCampaign, limit: 300 });
  return (index) => (index % 20 === 19 ? page : mix[index % mix.length])?.() ?? page();
}
