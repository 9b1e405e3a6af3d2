import { onTestFinished } from 'vitest';
import { createSocialClient, type SocialClient } from '../../../../src/services/social/index.ts';
import { socialControl } from '../../../../src/standins/social/control.ts';
import {
  startSocialStandin,
  type SocialStandinOptions,
} from '../../../../src/standins/social/start.ts';

type Calls = SocialClient['calls'];

/** A stand-in with a client, for the length of one test. */
export async function startAgency(options: SocialStandinOptions = {}) {
  const standin = await startSocialStandin(options);
  const client = createSocialClient({ baseUrl: standin.url, key: standin.key, timeoutMs: 2_000 });
  onTestFinished(async () => {
    await client.close();
    await standin.close();
  });
  const { calls, byOperation } = client;
  return { ...standin, calls, byOperation, control: socialControl(standin.url) };
}

export const fbCampaign = {
  name: 'Winter boots',
  status: 'pause',
  objective: 'reach',
  budget_type: 'daily',
  daily_budget: 12.5,
  start_date: 1_800_000_000,
  useReachAndFrequency: false,
} as const;

export const adSetInput = {
  bid: 0.45,
  status: 'pause',
  adset_billing_event: 'IMPRESSIONS',
  adset_optimization_goal: 'REACH',
  adset_attribution_window_days: 7,
  adset_bid_strategy: 'target_cost',
} as const;

/** A media plan with one campaign and one ad set of our own; where an ad goes. */
export async function makeAdSet(calls: Calls): Promise<{ m: string; c: string; a: string }> {
  const { id: m } = await calls.mediaPlans.create({
    source: 'fb',
    name: 'Winter',
    advertiser_id: '11',
    account_id: '101',
  });
  const { id: c } = await calls.campaigns.createFb({ ...fbCampaign, m });
  const { id: a } = await calls.adSets.create({ ...adSetInput, m, c });
  return { m, c, a };
}
