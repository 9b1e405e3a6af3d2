import type { Variables } from '../variables.ts';
import type { Check } from './check.ts';
import { certificatesCheck } from './checks/certificates.ts';
import { chartFontsCheck } from './checks/chart-fonts.ts';
import { clocksCheck } from './checks/clocks.ts';
import { databaseCheck } from './checks/database.ts';
import { policyCheck } from './checks/policy.ts';
import { searchServiceCheck } from './checks/search-service.ts';
import { slackAppTokenCheck } from './checks/slack-app-token.ts';
import { slackChannelsCheck } from './checks/slack-channels.ts';
import { slackTokenCheck } from './checks/slack-token.ts';
import { socialServiceCheck } from './checks/social-service.ts';
import { taskQueuesCheck } from './checks/task-queues.ts';
import { temporalCheck } from './checks/temporal.ts';
import { temporalSettingsCheck } from './checks/temporal-settings.ts';
import { versionsCheck } from './checks/versions.ts';
import { workflowBundleCheck } from './checks/workflow-bundle.ts';
import { lookAtStore } from './look-at-store.ts';

/** All that `npm run doctor` looks at. Ports are not: those of a bot that runs are taken, by itself. */
export function allChecks(known: Partial<Variables>): Check[] {
  const look = lookAtStore(known);
  return [
    versionsCheck,
    chartFontsCheck,
    workflowBundleCheck(known),
    policyCheck(known),
    slackTokenCheck(known),
    slackAppTokenCheck(known),
    slackChannelsCheck(known),
    socialServiceCheck(known),
    searchServiceCheck(known, look),
    databaseCheck(look),
    temporalCheck(known),
    certificatesCheck(known),
    taskQueuesCheck(known),
    temporalSettingsCheck(known),
    clocksCheck(known),
  ];
}
