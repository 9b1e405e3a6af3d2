import { proxyActivities } from '@temporalio/workflow';
import type { SlackActivities, SocialActivities } from '../activities/index.ts';
import { taskQueues } from '../shared/ids.ts';

/*
 * The only place with timeouts and retry policies. One HTTP call ends after 10 s; a worker that has said
 * nothing for 15 s is dead or cut off and has no call in flight any more, so the next attempt may look
 * for what the lost one made. Whether a failure is retried at all is said by the activity.
 */
const patient = { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' } as const;

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

/** Checks a person in Slack while they wait for their button. */
export const checking = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '30s',
  retry: { initialInterval: '500ms', maximumAttempts: 3 },
});

/** Tells people what they must get to know, however long Slack is away. */
export const telling = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '1m',
  scheduleToCloseTimeout: '24h',
  retry: patient,
});

/** Shows how far things are: the next edit says it better, so one that fails is let go. */
export const showing = proxyActivities<SlackActivities>({
  taskQueue: taskQueues.slack,
  startToCloseTimeout: '10s',
  retry: { maximumAttempts: 1 },
});
