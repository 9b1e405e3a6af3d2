import {
  allHandlersFinished,
  CancellationScope,
  condition,
  ParentClosePolicy,
  setCurrentDetails,
  setHandler,
  startChild,
  workflowInfo,
  type ChildWorkflowHandle,
} from '@temporalio/workflow';
import type {
  BoundPlan,
  CampaignProgress,
  Inspection,
  LaunchAudit,
  LaunchFailure,
  LaunchPreview,
  LaunchProgress,
  LaunchResult,
  Outline,
} from '../shared/launch.ts';
import { plannedProgress, tally } from '../shared/launch-tally.ts';
import { launchPath } from '../shared/launch-gate.ts';
import type { PlanRef } from '../shared/plan-ref.ts';
import { atOnce } from '../shared/at-once.ts';
import { coalesce } from './coalesce.ts';
import { failureOf } from './failures.ts';
import { launchCampaign } from './launch-campaign.ts';
import { buildMoved, campaignMoved, stopMaking } from './launch-messages.ts';
import { passGate, type Passage } from './judge.ts';
import { asking, making, watching } from './proxies.ts';
import { tallyTable } from './tally-table.ts';
import { signalIfOpen, signalParent } from './signal-if-open.ts';

export interface BuildMediaPlanInput {
  plan: PlanRef;
  /** What the person saw who pressed Launch. */
  shown: LaunchPreview;
  launchedBy: string;
  /** How it came that it may be made. */
  passage: Passage;
}

/**
 * Nothing was made where the plan or the service is not as shown any more (`moved`), or the policy does not let it be
 * made any more (`refused`).
 */
export type Build =
  | { kind: 'moved'; live: Inspection }
  | { kind: 'refused'; reason: string }
  | { kind: 'built'; plan: BoundPlan; result: LaunchResult };

/** Campaigns under way at a time. Different campaigns share no parent that names could collide under. */
const campaignsAtOnce = 4;

/**
 * Makes the media plan and, side by side, its campaigns; then reads everything back. Its workflow id is the
 * IO number: that is the lock under which the live state is looked at once more, so that what was seen is
 * what is made, and never by two launches at once. Does not fail for what a branch does.
 */
export async function buildMediaPlan(input: BuildMediaPlanInput): Promise<Build> {
  const startedAt = new Date();
  const progress: LaunchProgress = {
    mediaPlan: input.shown.mediaPlan,
    campaigns: plannedProgress(input.shown.campaigns),
    startedAt: startedAt.toISOString(),
    launchedBy: input.launchedBy,
  };
  const failures: LaunchFailure[] = [];
  const running = new Map<string, ChildWorkflowHandle<typeof launchCampaign>>();
  const report = coalesce(1, () => {
    setCurrentDetails(tallyTable(tally(progress.campaigns)));
    return signalParent(buildMoved, progress);
  });
  const opening = new CancellationScope();

  setHandler(campaignMoved, moved);
  setHandler(stopMaking, async ({ by }) => {
    progress.stoppedBy = by;
    report.touch();
    opening.cancel();
    const campaigns = [...running.values()];
    await Promise.all(campaigns.map((campaign) => signalIfOpen(campaign, stopMaking, { by })));
  });

  const live = await asking.inspectLaunch(input.plan);
  if (live.outcome === 'refused' || !isSame(live.preview, input.shown)) {
    return { kind: 'moved', live };
  }
  const passed = await passGate(input.passage);
  if (!passed.accepted) return { kind: 'refused', reason: passed.reason };
  const passedAt = new Date().toISOString();
  const { inspectedAt } = live;
  const plan = { plan: input.plan, mediaPlan: live.preview.mediaPlan, inspectedAt };
  report.touch();
  const mediaPlan = await attempt(() => opening.run(() => making.ensureMediaPlan(plan)));
  if (mediaPlan !== undefined) {
    progress.mediaPlan = { ...plan.mediaPlan, id: mediaPlan.id };
    report.touch();
    await atOnce(campaignsAtOnce, mediaPlan.below, (campaign, index) =>
      makeCampaign(mediaPlan.id, campaign, index),
    );
  }
  await report.end();
  const reading = progress.stoppedBy === undefined ? making : asking;
  const audit =
    mediaPlan && (await attempt(() => reading.auditLaunch({ plan, mediaPlanId: mediaPlan.id })));
  await condition(allHandlersFinished);
  return { kind: 'built', plan, result: resultOf(audit) };

  async function makeCampaign(mediaPlanId: string, outline: Outline, index: number): Promise<void> {
    const planned = progress.campaigns.find((campaign) => campaign.key === outline.key);
    if (planned === undefined) return;
    if (progress.stoppedBy !== undefined) return moved({ ...planned, state: 'stopped' });
    const frozen = await frozenSince(passedAt, mediaPlanId, outline);
    if (frozen !== undefined) {
      failures.push({ path: [outline.key], kind: 'rejected', message: frozen });
      return moved({ ...planned, state: 'failed' });
    }
    const started =
      outline.id === undefined ? planned : { ...planned, id: outline.id, existed: true };
    const campaign = await startChild(launchCampaign, {
      workflowId: `${workflowInfo().workflowId}/${index + 1}`,
      args: [{ plan, mediaPlanId, progress: started }],
      staticSummary: outline.key,
      parentClosePolicy: ParentClosePolicy.REQUEST_CANCEL,
    });
    running.set(outline.key, campaign);
    const by = progress.stoppedBy;
    // Stop came while it was being started.
    if (by !== undefined) await signalIfOpen(campaign, stopMaking, { by });
    try {
      moved(await campaign.result());
    } catch (error) {
      moved({ ...planned, state: 'failed' });
      failures.push({ path: [outline.key], ...failureOf(error) });
    } finally {
      running.delete(outline.key);
    }
  }

  /** Why a campaign may not be made or added to after all: somebody has frozen it, or what it is in. */
  async function frozenSince(
    since: string,
    mediaPlanId: string,
    { id }: Outline,
  ): Promise<string | undefined> {
    const path = {
      ...launchPath(plan.mediaPlan),
      mediaPlan: mediaPlanId,
      ...(id && { campaign: id }),
    };
    return (await watching.frozenSince({ path, since })) ?? undefined;
  }

  function moved(campaign: CampaignProgress): void {
    progress.campaigns = progress.campaigns.map((known) =>
      known.key === campaign.key ? campaign : known,
    );
    report.touch();
  }

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      failures.push({ path: [], ...failureOf(error) });
      return undefined;
    }
  }

  function resultOf(read: LaunchAudit | undefined): LaunchResult {
    const all = [...failures, ...progress.campaigns.flatMap((campaign) => campaign.failures)];
    const whole =
      read !== undefined && read.missing.length + read.duplicates.length === 0 && all.length === 0;
    return {
      mediaPlan: progress.mediaPlan,
      outcome: whole ? 'complete' : progress.stoppedBy === undefined ? 'incomplete' : 'stopped',
      ...(read && { audit: read }),
      tallies: tally(progress.campaigns),
      failures: all,
      ...(progress.stoppedBy !== undefined && { stoppedBy: progress.stoppedBy }),
      seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    };
  }
}

const isSame = (one: LaunchPreview, other: LaunchPreview): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
