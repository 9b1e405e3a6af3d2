import { taskQueues } from '../shared/ids.ts';

/*
 * What proxies have in common: see there.
 */

/** Tries for as long as it is given. */
export const patient = {
  initialInterval: '1s',
  backoffCoefficient: 2,
  maximumInterval: '30s',
} as const;

/** A person waits, for long at most: hundreds of objects are looked at. */
export const looking = {
  startToCloseTimeout: '5m',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '6m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumAttempts: 3 },
} as const;

export const onSocial = { taskQueue: taskQueues.social };
export const onSearch = { taskQueue: taskQueues.search };
