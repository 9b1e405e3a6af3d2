import {
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  isCancellation,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { AdSetProgress, BoundPlan, CampaignProgress, Outline } from '../shared/launch.ts';
import { atOnce } from '../shared/at-once.ts';
import { coalesce } from './coalesce.ts';
import { failureOf } from './failures.ts';
import { campaignMoved, stopMaking } from './launch-messages.ts';
import { making } from './proxies.ts';
import { signalParent } from './signal-if-open.ts';

export interface LaunchCampaignInput {
  plan: BoundPlan;
  mediaPlanId: string;
  /** Where it stands: all planned at first; what an earlier run of this workflow reached after continue-as-new. */
  progress: CampaignProgress;
}

/** Failures told one by one; beyond that only their number is kept. */
const failuresKept = 50;

/**
 * Makes one campaign with everything below it, paused: the campaign, then its ad sets, then their ads.
 * What fails is recorded and takes along only what hangs below it. Never fails itself.
 */
export async function launchCampaign(input: LaunchCampaignInput): Promise<CampaignProgress> {
  const { plan, mediaPlanId, progress } = input;
  const where = { plan, mediaPlanId, campaign: progress.key };
  const report = coalesce(1, () => signalParent(campaignMoved, progress));
  let stopped = false;
  let idle = false;
  const tree = new CancellationScope();
  setHandler(stopMaking, async () => {
    stopped = true;
    // A write that is under way may end by itself; one that waits for a service that is down may not hold people up.
    if (!(await condition(() => idle, '20s'))) tree.cancel();
  });
  const halted = () => stopped || workflowInfo().continueAsNewSuggested;

  try {
    await tree.run(makeCampaign);
  } catch (error) {
    if (!isCancellation(error)) throw error;
  }
  idle = true;
  if (stopped) markStopped(progress);
  await report.end();
  await condition(allHandlersFinished);
  if (!stopped && isUnfinished(progress)) await continueAsNew<typeof launchCampaign>(input);
  return progress;

  async function makeCampaign(): Promise<void> {
    progress.state = 'making';
    report.touch();
    const campaign = await attempt([progress.key], () =>
      making.ensureCampaign({ ...where, ...(progress.id && { id: progress.id }) }),
    );
    if (campaign === undefined) {
      progress.state = 'failed';
      return;
    }
    progress.id = campaign.id;
    progress.existed ??= campaign.existed;
    report.touch();
    await atOnce(3, campaign.below, (adSet) => makeAdSet(campaign.id, adSet, campaign.known));
    if (!halted()) progress.state = progress.existed ? 'existed' : 'made';
    report.touch();
  }

  async function makeAdSet(campaignId: string, outline: Outline, known: string[]): Promise<void> {
    const mine = progress.adSets.find((adSet) => adSet.key === outline.key);
    if (mine === undefined || isEnded(mine) || halted()) return;
    mine.state = 'making';
    report.touch();
    const id = mine.id ?? outline.id;
    const adSet = await attempt([progress.key, mine.key], () =>
      making.ensureAdSet({ ...where, campaignId, adSet: mine.key, known, ...(id && { id }) }),
    );
    if (adSet === undefined) {
      mine.state = 'failed';
      return;
    }
    mine.id = adSet.id;
    mine.existed ??= adSet.existed;
    known.push(adSet.id);
    await makeAds(campaignId, mine, adSet);
    if (!halted()) mine.state = mine.existed ? 'existed' : 'made';
    report.touch();
  }

  /** One after the other: an ad that the service names itself is known by its being the new one. */
  async function makeAds(
    campaignId: string,
    mine: AdSetProgress,
    adSet: { id: string; below: Outline[]; known: string[] },
  ): Promise<void> {
    const done = mine.ads.existed + mine.ads.made + mine.ads.failed;
    for (const outline of adSet.below.slice(done)) {
      if (halted()) return;
      if (outline.id !== undefined) {
        mine.ads.existed += 1;
        continue;
      }
      const ad = await attempt([progress.key, mine.key, outline.key], () =>
        making.ensureAd({
          ...where,
          campaignId,
          adSet: mine.key,
          adSetId: adSet.id,
          ad: outline.key,
          known: adSet.known,
        }),
      );
      if (ad === undefined) {
        mine.ads.failed += 1;
      } else {
        mine.ads.made += 1;
        adSet.known.push(ad.id);
      }
      report.touch();
    }
  }

  async function attempt<T>(path: string[], make: () => Promise<T>): Promise<T | undefined> {
    try {
      return await make();
    } catch (error) {
      if (isCancellation(error)) throw error;
      if (progress.failures.length < failuresKept) {
        progress.failures.push({ path, ...failureOf(error) });
      }
      report.touch();
      return undefined;
    }
  }
}

const isEnded = ({ state }: { state: AdSetProgress['state'] }) =>
  state === 'made' || state === 'existed' || state === 'failed';

const isUnfinished = (progress: CampaignProgress) => !isEnded(progress);

function markStopped(progress: CampaignProgress): void {
  for (const branch of [progress, ...progress.adSets]) {
    if (!isEnded(branch)) branch.state = 'stopped';
  }
}
