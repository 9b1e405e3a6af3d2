import type { WebClient } from '@slack/web-api';
import { createAlertSlackActivities } from './alert-slack.ts';
import { planPacing } from './plan-pacing.ts';
import { closeAlerts, raiseAlerts } from './raise-alerts.ts';
import { createWatches } from './watches.ts';
import { createWatchSlackActivities } from './watch-slack.ts';

/** All that watches over spend need beside the services: short, on the queue of Slack. */
export function createPacingActivities({ slack }: { slack: WebClient }) {
  return {
    /** Which days a check reads, and whether it may tell what it finds. */
    planPacing: (asked: Parameters<typeof planPacing>[0]) => Promise.resolve(planPacing(asked)),
    raiseAlerts,
    closeAlerts,
    ...createWatches(),
    ...createWatchSlackActivities({ slack }),
    ...createAlertSlackActivities({ slack }),
  };
}
