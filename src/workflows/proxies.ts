import { proxyActivities, type ActivityOptions } from '@temporalio/workflow';
import type {
  LedgerActivities,
  OperationActivities,
  ReportActivities,
  SavedReportActivities,
  SearchActivities,
  SlackActivities,
  SocialActivities,
} from '../activities/index.ts';
import type { ObjectKind } from '../shared/object-kind.ts';
import type { Lane } from '../shared/quota.ts';
import { taskQueues } from '../shared/ids.ts';
import { looking, onSearch, onSocial, patient } from './proxy-times.ts';

export { gathering, lookingUp } from './figure-proxies.ts';

/*
 * The only place with timeouts and retry policies, with the two files it imports. One HTTP call ends after 10 s; a worker that has said
 * nothing for 15 s is dead or cut off and has no call in flight any more, so the next attempt may look
 * for what the lost one made. Whether a failure is retried at all is said by the activity.
 */

/** A person waits for the answer: give up soon and say so. */
export const asking = proxyActivities<SocialActivities>({
  taskQueue: taskQueues.social,
  startToCloseTimeout: '30s',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '45s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumAttempts: 3 },
});

/** Makes things in the social service, and reads back what is there; outlives an hour's outage. */
export const making = proxyActivities<SocialActivities>({
  taskQueue: taskQueues.social,
  startToCloseTimeout: '10m',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '1h',
  retry: patient,
});

/** Finds what people mean, and looks through all that is in it, while a person waits. */
export const surveying = proxyActivities<SocialActivities>({
  taskQueue: taskQueues.social,
  startToCloseTimeout: '5m',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '6m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumAttempts: 3 },
});

/** Looks up what is to be changed, hundreds of objects, while a person waits; or reads figures of it. */
export const inspecting = proxyActivities<SocialActivities>({ ...looking, ...onSocial });

/** Looks, now and then, how things stand; what fails is looked at the next time. */
export const glancing = proxyActivities<SocialActivities>({
  ...onSocial,
  startToCloseTimeout: '2m',
  heartbeatTimeout: '15s',
  retry: { maximumAttempts: 1 },
});

/** Writes what was approved a moment ago: an outage of minutes is waited for, after an hour it is another day. */
export const changing = proxyActivities<SocialActivities>({
  ...onSocial,
  startToCloseTimeout: '2m',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '15m',
  retry: patient,
});

const proposing = {
  startToCloseTimeout: '2s',
  scheduleToCloseTimeout: '2s',
  retry: { maximumAttempts: 1 },
} as const;

const lookingInSocial = proxyActivities<OperationActivities>({ ...looking, ...onSocial });
const lookingInSearch = proxyActivities<OperationActivities>({ ...looking, ...onSearch });
const proposingFromSocial = proxyActivities<OperationActivities>({ ...proposing, ...onSocial });
const proposingFromSearch = proxyActivities<OperationActivities>({ ...proposing, ...onSearch });

/** Reads what an operation is about, a list of many thousands to its end, while a person waits. */
export const lookingFor = (operation: string) =>
  operation.startsWith('search.') ? lookingInSearch : lookingInSocial;

/** Choices for a picker: Slack waits three seconds for them, so nothing is tried twice. */
export const choicesOf = (object: ObjectKind) =>
  object.startsWith('search ') ? proposingFromSearch : proposingFromSocial;

/** The same for a picker of what can be changed. */
export const suggestingTargets = proxyActivities<SocialActivities>({ ...proposing, ...onSocial });

/** The same for a picker of digests. */
export const suggestingDigests = proxyActivities<SlackActivities>({
  ...proposing,
  taskQueue: taskQueues.slack,
});

const lookingNow = {
  ...looking,
  retry: { ...looking.retry, nonRetryableErrorTypes: ['rate-limited'] },
} satisfies ActivityOptions;

const reporting = { startToCloseTimeout: '1h', heartbeatTimeout: '15s' } satisfies ActivityOptions;

const reportingFor = {
  // Nobody waits an hour for the allowance of the search service: they are told from when on it is free.
  interactive: {
    ...reporting,
    scheduleToCloseTimeout: '70m',
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumAttempts: 3,
      nonRetryableErrorTypes: ['rate-limited'],
    },
  },
  batch: { ...reporting, scheduleToCloseTimeout: '6h', retry: patient },
} satisfies Record<Lane, ActivityOptions>;

const reportsOn = (queue: { taskQueue: string }) => ({
  interactive: proxyActivities<ReportActivities>({ ...reportingFor.interactive, ...queue }),
  batch: proxyActivities<ReportActivities>({ ...reportingFor.batch, ...queue }),
});

const [reportsOnSocial, reportsOnSearch] = [reportsOn(onSocial), reportsOn(onSearch)];

/** Runs reports, a million rows to the end. */
export const reportingOn = (of: string, lane: Lane) =>
  (of.startsWith('search.') ? reportsOnSearch : reportsOnSocial)[lane];

/** Looks up and keeps reports under their names, while a person waits. */
export const keepingReports = proxyActivities<SavedReportActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '30s',
  retry: { initialInterval: '500ms', maximumAttempts: 3 },
});

/** Reads figures that somebody asked for; what cannot be had now they are told at once. */
export const readingStats = {
  social: proxyActivities<SocialActivities>({ ...lookingNow, ...onSocial }),
  search: proxyActivities<SearchActivities>({ ...lookingNow, ...onSearch }),
};

/** Asks the store what is left of the search service's allowance, while a person waits. */
export const counting = proxyActivities<SearchActivities>({
  taskQueue: taskQueues.search,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '30s',
  retry: { initialInterval: '1s', maximumAttempts: 3 },
});

/** Writes into the ledger what was done, however long the store is away. */
export const recording = proxyActivities<LedgerActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '30s',
  scheduleToCloseTimeout: '24h',
  retry: patient,
});

/** Looks up in the ledger what was done, while a person waits. */
export const recalling = proxyActivities<LedgerActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '30s',
  retry: { initialInterval: '500ms', maximumAttempts: 3 },
});

/** Makes a file of the ledger, while a person waits for it. */
export const exporting = proxyActivities<LedgerActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '10m',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '20m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumAttempts: 3 },
});

/** Asks for freezes while something is made that takes long. */
export const watching = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '1h',
  retry: patient,
});

/** Asks the policy about somebody who waits, or whose change is about to be written. */
export const judging = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '30s',
  retry: { initialInterval: '500ms', maximumAttempts: 3 },
});

/** Asks the policy and about people right before an approved write, which waits for Slack, but not for long. */
export const writingGate = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '1m',
  scheduleToCloseTimeout: '30m',
  retry: patient,
});

/** Tells people what they must get to know, however long Slack is away. */
export const telling = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '1m',
  scheduleToCloseTimeout: '24h',
  retry: patient,
});

/** Calls for approvals: what waits for them goes on meanwhile, and ends without them. */
export const reminding = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '30s',
  scheduleToCloseTimeout: '1h',
  retry: patient,
});

/** Shows how far things are: the next edit says it better, so one that fails is let go. */
export const showing = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '10s',
  retry: { maximumAttempts: 1 },
});

/** Adds pictures and files to what was posted; it is good without them. */
export const illustrating = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '2m',
  scheduleToCloseTimeout: '30m',
  retry: patient,
});

/** Looks up and changes what people subscribed to, while they wait. */
export const subscribing = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '1m',
  retry: { initialInterval: '500ms', maximumAttempts: 3 },
});

/** Draws the Home tab of somebody who looks at it. */
export const drawing = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '1m',
  retry: { initialInterval: '1s', maximumAttempts: 3 },
});
