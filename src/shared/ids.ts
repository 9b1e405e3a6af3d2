import type { Network } from './plan-ref.ts';

/** Temporal task queues: workflows and short activities; and one for each thing that can be slow or down. */
export const taskQueues = {
  adjutant: 'adjutant',
  social: 'social',
  search: 'search',
  slack: 'slack',
} as const;

export type TaskQueue = keyof typeof taskQueues;

export const taskQueueNames = Object.values(taskQueues);

export function isTaskQueue(word: string): word is TaskQueue {
  return taskQueueNames.some((name) => name === word);
}

/** The same file and overrides are the same run; with `team`, in that Slack workspace. */
export const launchId = (digest: string, team?: string): string =>
  `launch:${digest.slice(0, 16)}${team === undefined ? '' : `:${team}`}`;

/** One build at a time for a media plan, whichever file it came from. */
export const buildId = (network: Network, ioNumber: string): string =>
  `build:${network}:${ioNumber}`;

/** The IO number of a plan that brings none: the same file gets the same one again. */
export const generatedIoNumber = (digest: string): string =>
  `ADJ-${digest.slice(0, 8).toUpperCase()}`;

/** The same form with the same content is the same run. */
export const operationId = (submission: string): string => `do:${submission}`;

/** The same request for other values is the same run. */
export const proposalId = (submission: string): string => `proposal:${submission}`;

/** What comes after a proposal was written. */
export const followId = (proposal: string): string => `follow:${proposal}`;

/** One request to pause or to resume. */
export const deliveryId = (action: 'pause' | 'resume', submission: string): string =>
  `${action}:${submission}`;

/** One request to freeze something, or to end its freezes. */
export const freezeId = (action: 'freeze' | 'unfreeze', submission: string): string =>
  `${action}:${submission}`;

/** At most one undo of the same thing is under way. */
export const undoId = (what: string): string => `undo:${what}`;

/** One run draws the Home tab of a person. */
export const homeId = (user: string): string => `home:${user}`;

/** What comes by itself at times that somebody set. */
export type SubscriptionKind = 'digest' | 'pacing';

/** The Temporal Schedule of a subscription. */
export const subscriptionId = (kind: SubscriptionKind, id: string): string => `${kind}:${id}`;

/** The lock that makes it one message a subscription and period. */
export const digestPostId = (digest: string, periodKey: string): string =>
  `digest-post:${digest}:${periodKey}`;

/** What a digest lacked is looked for again. */
export const digestCompletionId = (digest: string, periodKey: string): string =>
  `digest-complete:${digest}:${periodKey}`;

/** One request to add, see or change a watch over spend. */
export const pacingRequestId = (submission: string): string => `pacing-request:${submission}`;

/** Alerts of one watch begin like this. */
export const alertsOf = (watch: string): string => `alert:${watch}:`;

/** At most one alert of the same cause is open. */
export const alertId = (watch: string, { id, what }: { id: string; what: string }): string =>
  `${alertsOf(watch)}${id}:${what}`;

/** Something somebody wants of digests. */
export const digestRequestId = (submission: string): string => `digest-request:${submission}`;

/** The run of a step of Workflow Builder that has no other; at most one for each execution in Slack. */
export const stepRunId = (step: string): string => `step:${step}`;

/** One report; the same form with the same content is the same run. */
export const reportId = (submission: string): string => `report:${submission}`;

/** One question for figures. */
export const statsId = (submission: string): string => `stats:${submission}`;

/** One request of a picker for what it may offer. */
export const suggestionId = (request: string): string => `suggest:${request}`;

/** The one slash command. */
export const slashCommand = '/adops';

/** Slack action ids. Values of the buttons carry ids only, never authority. */
export const actionIds = {
  launchConfirm: 'launch.confirm',
  launchCancel: 'launch.cancel',
  launchStop: 'launch.stop',
  launchOpen: 'launch.open',
  showMediaPlan: 'media-plan.show',
  whyShow: 'why.show',
  operationChoose: 'operation.choose',
  operationOpen: 'operation.open',
  operationMore: 'operation.more',
  operationConfirm: 'operation.confirm',
  operationCancel: 'operation.cancel',
  approvalApprove: 'approval.approve',
  approvalReject: 'approval.reject',
  approvalWithdraw: 'approval.withdraw',
  bidOpen: 'bid.open',
  budgetOpen: 'budget.open',
  proposalApprove: 'proposal.approve',
  proposalReject: 'proposal.reject',
  proposalCounter: 'proposal.counter',
  proposalWithdraw: 'proposal.withdraw',
  proposalGoodRows: 'proposal.good-rows',
  undo: 'undo',
  targetChoose: 'target.pick',
  deliveryGo: 'delivery.go',
  deliveryCancel: 'delivery.cancel',
  deliveryStop: 'delivery.stop',
  deliveryRetry: 'delivery.retry',
  deliveryPause: 'delivery.pause',
  digestRun: 'digest.run',
  digestPreview: 'digest.preview',
  digestPause: 'digest.pause',
  digestResume: 'digest.resume',
  digestEdit: 'digest.edit',
  digestRemove: 'digest.remove',
  digestAdd: 'digest.add',
  digestAgain: 'digest.again',
  digestBackfill: 'digest.backfill',
  digestLower: 'digest.lower',
  pacingAdd: 'pacing.add',
  pacingAgain: 'pacing.again',
  pacingRun: 'pacing.run',
  pacingPause: 'pacing.pause',
  pacingResume: 'pacing.resume',
  pacingEdit: 'pacing.edit',
  pacingRemove: 'pacing.remove',
  alertSnooze: 'alert.snooze',
  alertRaise: 'alert.raise',
  alertLower: 'alert.lower',
  alertResume: 'alert.resume',
  statsShow: 'stats.show',
  statsFile: 'stats.file',
  reportOpen: 'report.open',
  reportWhat: 'report.what',
  reportGo: 'report.go',
  reportCancel: 'report.cancel',
  reportRun: 'report.run',
  reportPost: 'report.post',
  reportEdit: 'report.edit',
  reportSchedule: 'report.schedule',
  reportRemove: 'report.remove',
} as const;

/** Slack action ids of selects for whose options the bot is asked as somebody types. */
export const optionIds = {
  operations: actionIds.operationChoose,
  objects: 'operation.object',
  values: 'operation.value',
  targets: 'target.choose',
  parties: 'launch.party',
  scope: 'scope.object',
  reportInside: 'report.inside',
  reportFields: 'report.fields',
  reportSort: 'report.sort',
} as const;

/** Slack modal callback ids. */
export const viewIds = {
  launchForm: 'launch.form',
  operationForm: 'operation.form',
  changeForm: 'change.form',
  rejectForm: 'proposal.reject-form',
  counterForm: 'proposal.counter-form',
  digestForm: 'digest.form',
  pacingForm: 'pacing.form',
  snoozeForm: 'alert.snooze-form',
  reportForm: 'report.form',
} as const;

/** Slack callback ids of shortcuts that are used anywhere. */
export const shortcutIds = {
  launch: 'launch.shortcut',
  bid: 'bid.shortcut',
  budget: 'budget.shortcut',
} as const;

/** Slack callback ids of shortcuts that are used on a message. */
export const messageShortcutIds = {
  launch: 'launch.message',
  why: 'why.message',
} as const;

/** Callback ids of steps in Slack's Workflow Builder. Workflows people built name them: never rename one. */
export const stepIds = {
  launch: 'launch_plan',
  change: 'propose_change',
  digest: 'run_digest',
} as const;

/** Callback ids of what fills the pickers of steps in Workflow Builder. */
export const stepOptionIds = {
  digests: 'list_digests',
} as const;
