import { launchBusy } from '../../src/messages/launch/launch-busy.ts';
import { launchAsking } from '../../src/messages/launch/launch-asking.ts';
import { launchClosed } from '../../src/messages/launch/launch-closed.ts';
import { launchFailed } from '../../src/messages/launch/launch-failed.ts';
import { launchJoined } from '../../src/messages/launch/launch-joined.ts';
import { launchLog } from '../../src/messages/launch/launch-log.ts';
import { launchPreview } from '../../src/messages/launch/launch-preview.ts';
import { launchProblems } from '../../src/messages/launch/launch-problems.ts';
import { launchProgress } from '../../src/messages/launch/launch-progress.ts';
import { launchResult } from '../../src/messages/launch/launch-result.ts';
import { launchSettled } from '../../src/messages/launch/launch-settled.ts';
import { launchStatus } from '../../src/messages/launch/launch-status.ts';
import type { Message } from '../../src/messages/kit/message.ts';
import { sentence } from '../../src/messages/kit/sentence.ts';
import { quotaAnswer } from '../../src/messages/quota-answer.ts';
import { operationList } from '../../src/messages/operation-list.ts';
import { showAnswer } from '../../src/messages/show-answer.ts';
import type {
  BranchState,
  CampaignProgress,
  LaunchPreview,
  LaunchProgress,
  LaunchResult,
  MediaPlanHeader,
  Tally,
} from '../../src/shared/launch.ts';
import { tally } from '../../src/shared/launch-tally.ts';
import type { MediaPlanTree } from '../../src/shared/media-plan-tree.ts';
import type { QuotaState } from '../../src/shared/quota.ts';
import { moneyOf } from '../../src/shared/money.ts';
import { deliveryMessages } from './delivery-samples.ts';
import { digestListMessages } from './digest-list-samples.ts';
import { digestNoticeMessages } from './digest-notice-samples.ts';
import { digestMessages } from './digest-samples.ts';
import { operationMessages } from './operation-samples.ts';
import { pacingMessages } from './pacing-samples.ts';
import { reportMessages } from './report-samples.ts';
import { approvalMessages, approvalView } from './approval-samples.ts';
import { gateMessages } from './gate-samples.ts';
import { whyMessages } from './why-samples.ts';
import { proposalMessages } from './proposal-samples.ts';

/** How large a sample is, and what everything in it is called. */
export interface Shape {
  campaigns: number;
  /** Per campaign. */
  adSets: number;
  /** Per ad set. */
  ads: number;
  /** Put into every text that comes from a file or a service. */
  name: string;
}

export const small: Shape = { campaigns: 2, adSets: 3, ads: 4, name: 'Winter boots' };
export const launchId = 'launch:0123456789abcdef';

export function mediaPlan({ name }: Shape): MediaPlanHeader {
  return {
    name,
    ioNumber: `IO-1 ${name}`,
    network: 'fb',
    advertiser: { id: '77', name },
    account: { id: '88', name },
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    id: '4711',
  };
}

export function preview(shape: Shape, over: Partial<LaunchPreview> = {}): LaunchPreview {
  const { campaigns, adSets, ads, name } = shape;
  return {
    mediaPlan: mediaPlan(shape),
    campaigns: many(campaigns, (index) => ({
      key: `${name} ${index}`,
      objective: 'CONVERSIONS',
      startOn: '2026-12-01',
      endOn: '2026-12-31',
      perDay: moneyOf(400, 'EUR'),
      flight: moneyOf(12_400, 'EUR'),
      existed: false,
      adSets: many(adSets, (set) => ({
        key: `${name} set ${set}`,
        existed: false,
        ads,
        adsExisting: 0,
      })),
    })),
    perDay: moneyOf(400 * campaigns, 'EUR'),
    flight: moneyOf(12_400 * campaigns, 'EUR'),
    openEnded: 0,
    tallies: {
      campaigns: fresh(campaigns),
      adSets: fresh(campaigns * adSets),
      ads: fresh(campaigns * adSets * ads),
    },
    warnings: [],
    ...over,
  };
}

export function progress(
  { campaigns, adSets, ads, ...shape }: Shape,
  state: BranchState = 'making',
): LaunchProgress {
  const { name } = shape;
  return {
    mediaPlan: mediaPlan({ campaigns, adSets, ads, ...shape }),
    campaigns: many(campaigns, (index): CampaignProgress => ({
      key: `${name} ${index}`,
      state,
      id: `c${index}`,
      adSets: many(adSets, (set) => ({
        key: `${name} set ${set}`,
        state,
        id: `s${index}-${set}`,
        ads: { planned: ads, existed: 0, made: Math.floor(ads / 2), failed: 0 },
      })),
      failures: [
        { path: [`${name} ${index}`, name, name], kind: 'rejected', message: `refused: ${name}` },
      ],
    })),
    startedAt: '2026-11-20T10:00:00Z',
    launchedBy: 'U0MARA',
  };
}

export function result(shape: Shape, over: Partial<LaunchResult> = {}): LaunchResult {
  const { campaigns } = progress(shape, 'made');
  const paths = campaigns.map(({ key }) => [key, shape.name, `ad of ${shape.name}`]);
  return {
    mediaPlan: mediaPlan(shape),
    outcome: 'incomplete',
    audit: { missing: paths, duplicates: paths, playing: paths },
    tallies: tally(campaigns),
    failures: campaigns.flatMap(({ failures }) => failures),
    seconds: 192,
    ...over,
  };
}

export function tree({ campaigns, adSets, ads, name }: Shape): MediaPlanTree {
  return {
    id: '4711',
    name,
    ioNumber: `IO-1 ${name}`,
    network: name,
    advertiser: { id: '77', name: 'Winter boots' },
    account: { id: '88' },
    campaigns: many(campaigns, (index) => ({
      id: `c${index}`,
      name: `${name} ${index}`,
      status: 'pause',
      adSets: many(adSets, (set) => ({
        id: `s${set}`,
        name: `${name} set ${set}`,
        status: name,
        ads: { total: ads, playing: 1 },
      })),
    })),
  };
}

const quotaFull: QuotaState = {
  used: 1_000,
  reserved: 0,
  ceilings: { interactive: 1_000, batch: 700 },
  nextFree: { interactive: 1_795_294_242_702, batch: 1_795_294_243_215 },
  blockedUntil: 1_795_290_639_468,
};

const fresh = (planned: number): Tally => ({ planned, existed: 0, made: 0, failed: 0 });

/** One message of each kind, made of nothing but such texts. */
export function everyMessage(shape: Shape): Record<string, Message> {
  const { name } = shape;
  const requester = 'U0MARA';
  const seen = preview(shape, { warnings: many(shape.campaigns, () => name), openEnded: 3 });
  const failure = { message: name, reference: 'ABC123' };
  const problem = { line: 12, column: 7, path: name, message: name, fix: name };
  const problems = many(100, () => problem);
  const choices = many(10, (id) => ({ id: String(id), name, ioNumber: name }));
  const run = { id: launchId, target: name, requester, startedAt: new Date(0) };
  const running = progress(shape);
  const [campaign] = running.campaigns;
  return {
    preview: launchPreview(seen, { launchId, version: 1, requester }),
    changedPreview: launchPreview(seen, { launchId, version: 2, requester, changed: true }),
    progress: launchProgress(running, { launchId }),
    stopping: launchProgress({ ...running, stoppedBy: 'U0TOM' }, { launchId }),
    settled: launchSettled(running, result(shape)),
    result: launchResult(result(shape)),
    stopped: launchResult(result(shape, { outcome: 'stopped', stoppedBy: 'U0TOM' })),
    problems: launchProblems({ planName: name, problems, problemCount: 2_000 }),
    cancelled: launchClosed({ kind: 'cancelled', preview: seen, by: 'U0TOM' }),
    expired: launchClosed({ kind: 'expired', preview: seen }),
    rejected: launchClosed({ kind: 'rejected', preview: seen, by: 'U0TOM' }),
    unapproved: launchClosed({ kind: 'unapproved', preview: seen }),
    launchRefused: launchClosed({ kind: 'refused', preview: seen, reason: name }),
    launchAsking: launchAsking(
      { kind: 'asking', preview: seen, version: 2, requester, approval: approvalView(name) },
      launchId,
    ),
    previewToApprove: launchPreview(seen, {
      launchId,
      version: 1,
      requester,
      asks: approvalView(name),
    }),
    ...approvalMessages(name),
    ...gateMessages(name),
    failed: launchFailed(failure),
    joined: launchJoined({ requester, permalink: 'https://morgenrot.slack.com/archives/C1/p1' }),
    busy: launchBusy({ ioNumber: name }),
    refused: sentence(name),
    launched: launchLog({ kind: 'launched', by: requester, preview: seen }),
    stopPressed: launchLog({ kind: 'stopping', by: requester }),
    ...(campaign && { campaign: launchLog({ kind: 'campaign', campaign }) }),
    tree: showAnswer({ kind: 'found', tree: tree(shape) }),
    choices: showAnswer({ kind: 'choose', target: name, matches: 12, choices }),
    noChoice: showAnswer({ kind: 'choose', target: name, matches: 0, choices }),
    unreadable: showAnswer({ kind: 'failed', ...failure }),
    ...operationMessages(name),
    ...whyMessages(name),
    ...deliveryMessages(name),
    ...proposalMessages(name),
    ...digestMessages(name),
    ...digestListMessages(name),
    ...digestNoticeMessages(name),
    ...pacingMessages(name),
    ...reportMessages(name),
    operationList: operationList(
      name,
      many(12, () => ({ operation: 'campaigns.list', summary: name })),
    ),
    quota: quotaAnswer({ kind: 'read', state: quotaFull }),
    quotaUnreadable: quotaAnswer({ kind: 'failed', ...failure }),
    status: launchStatus(
      many(10, () => ({ ...run, phase: name, endedAt: new Date(0), progress: running })),
    ),
  };
}

export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
