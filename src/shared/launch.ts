import type { ApprovalView } from './approval.ts';
import type { FailureKind } from './failure-kind.ts';
import type { Money } from './money.ts';
import type { Network, PlanRef } from './plan-ref.ts';
import type { PlanProblem } from './plan-problem.ts';

/** A person in Slack. */
export interface Person {
  user: string;
  team: string;
}

/** A message in Slack. */
export interface MessageRef {
  channel: string;
  ts: string;
}

/** How far one object of the plan has come. `existed`: it was there before this launch. */
export type BranchState = 'planned' | 'making' | 'existed' | 'made' | 'failed' | 'stopped';

/** Counts of one kind of object. `planned` is the whole; what is in no other count is still to come. */
export interface Tally {
  planned: number;
  existed: number;
  made: number;
  failed: number;
}

/** One ad set in the live tree. Ads are counted, not listed: there may be thousands. */
export interface AdSetProgress {
  key: string;
  state: BranchState;
  id?: string;
  /** It was there before this launch; known once it was looked for. */
  existed?: boolean;
  ads: Tally;
}

/** One campaign in the live tree; reported by its own workflow. */
export interface CampaignProgress {
  key: string;
  state: BranchState;
  id?: string;
  existed?: boolean;
  adSets: AdSetProgress[];
  failures: LaunchFailure[];
}

/** What the plan has below one parent, in the plan's order. */
export interface Outline {
  key: string;
  /** The service has it already. */
  id?: string;
}

/** Something that could not be made, and why; what hangs below it was not tried. */
export interface LaunchFailure {
  /** Keys from the campaign down, e.g. `['Winter boots', 'Women 25-44', 'Ad 3']`. Empty: the media plan. */
  path: string[];
  kind: FailureKind | 'ambiguous' | 'plan-file';
  message: string;
}

/** The media plan as the launch knows it. */
export interface MediaPlanHeader {
  name: string;
  ioNumber: string;
  network: Network;
  advertiser: { id: string; name: string };
  account: { id: string; name: string };
  currency: string;
  timeZone: string;
  /** Present when the service already has it. */
  id?: string;
}

/** A plan bound to the advertiser, account, zone and moment it was inspected with, so that it always means the same. */
export interface BoundPlan {
  plan: PlanRef;
  mediaPlan: MediaPlanHeader;
  /** ISO instant of the inspection; starts were checked against it. */
  inspectedAt: string;
}

/** One campaign in the preview. Days are `YYYY-MM-DD` in the account's zone. */
export interface CampaignPreview {
  key: string;
  objective: string;
  startOn: string;
  endOn?: string;
  /** Absent where the plan gives no way to tell, such as a lifetime budget without an end. */
  perDay?: Money;
  /** Absent for an open-ended daily budget. */
  flight?: Money;
  existed: boolean;
  adSets: { key: string; existed: boolean; ads: number; adsExisting: number }[];
}

/** What a launch would make and cost, on the live state of the service at that moment. */
export interface LaunchPreview {
  mediaPlan: MediaPlanHeader;
  campaigns: CampaignPreview[];
  /** The highest bid the plan sets; absent where it sets none. */
  topBid?: Money;
  /** Sums over the campaigns that have them. */
  perDay: Money;
  flight: Money;
  /** Campaigns whose cost has no end, so that `flight` says less than all. */
  openEnded: number;
  tallies: Tallies;
  warnings: string[];
}

/** Counts at every level below the media plan. */
export interface Tallies {
  campaigns: Tally;
  adSets: Tally;
  ads: Tally;
}

/** What reading a plan led to: a preview, or everything that is wrong with it. */
export type Inspection =
  | { outcome: 'ready'; preview: LaunchPreview; inspectedAt: string }
  | { outcome: 'refused'; problems: PlanProblem[]; problemCount: number };

/** The live tree. */
export interface LaunchProgress {
  mediaPlan: MediaPlanHeader;
  campaigns: CampaignProgress[];
  startedAt: string;
  launchedBy: string;
  /** Set once somebody pressed Stop: the Slack user. */
  stoppedBy?: string;
  /** ISO instant since which nothing has moved, once that is long: the service does not answer. */
  quietSince?: string;
}

/** What the service holds after a launch, read back from it and compared with the plan. Paths are capped. */
export interface LaunchAudit {
  /** Paths of what the plan asks for and the service does not have. */
  missing: string[][];
  /** Paths of what the service has more than once. */
  duplicates: string[][];
  /** Paths of what is not paused. */
  playing: string[][];
}

/** How a launch ended. */
export interface LaunchResult {
  mediaPlan: MediaPlanHeader;
  outcome: 'complete' | 'incomplete' | 'stopped';
  /** Absent where there is no media plan to read back, or the service did not answer. */
  audit?: LaunchAudit;
  /** What this launch found and made, as it went. */
  tallies: Tallies;
  failures: LaunchFailure[];
  stoppedBy?: string;
  seconds: number;
}

/** What a trafficker asked for. */
export interface LaunchRequest {
  plan: PlanRef;
  requester: Person;
  channel: string;
  /** The form it came from. */
  submission: string;
  /** The step of Workflow Builder that waits for its end. */
  step?: string;
}

/** What the launch's message in the channel shows at each stage. */
export type LaunchContent =
  | {
      kind: 'preview';
      preview: LaunchPreview;
      version: number;
      requester: string;
      /** The service's state moved since the preview that was pressed. */
      changed: boolean;
      /** Approvals that the policy wants before anything is made. */
      asks?: ApprovalView;
    }
  | {
      kind: 'asking';
      preview: LaunchPreview;
      version: number;
      requester: string;
      approval: ApprovalView;
    }
  | { kind: 'progress'; progress: LaunchProgress }
  | { kind: 'settled'; progress: LaunchProgress; result: LaunchResult }
  | { kind: 'cancelled' | 'rejected' | 'withdrawn'; preview: LaunchPreview; by: string }
  | { kind: 'expired' | 'unapproved'; preview: LaunchPreview }
  /** The policy did not let it pass when it was to be made. */
  | { kind: 'refused'; preview: LaunchPreview; reason: string }
  | { kind: 'failed'; message: string; reference: string };

/** What one person is told, seen by nobody else. */
export type LaunchNotice =
  | { kind: 'problems'; planName: string; problems: PlanProblem[]; problemCount: number }
  | { kind: 'failed'; message: string; reference: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'joined'; requester: string; message: MessageRef }
  | { kind: 'busy'; ioNumber: string };

/** A line of the log in the launch's thread. */
export type LaunchLogEntry =
  | { kind: 'launched'; by: string; preview: LaunchPreview }
  | { kind: 'campaign'; campaign: CampaignProgress }
  | { kind: 'stopping'; by: string };
