import type { Variables } from '../variables.ts';
import type { Check } from './check.ts';
import { chartFontsCheck } from './checks/chart-fonts.ts';
import { databaseCheck } from './checks/database.ts';
import { portCheck } from './checks/port.ts';
import { searchServiceCheck } from './checks/search-service.ts';
import { slackTokenCheck } from './checks/slack-token.ts';
import { socialServiceCheck } from './checks/social-service.ts';
import { temporalCheck } from './checks/temporal.ts';
import { workflowBundleCheck } from './checks/workflow-bundle.ts';
import { lookAtStore } from './look-at-store.ts';

/** What a worker makes sure of before it takes any work. */
export function workerChecks(known: Partial<Variables>): Check[] {
  const look = lookAtStore(known);
  return [
    chartFontsCheck,
    workflowBundleCheck(known),
    databaseCheck(look),
    temporalCheck(known),
    portCheck('METRICS_PORT', known.METRICS_PORT, known.METRICS_HOST),
    slackTokenCheck(known),
    socialServiceCheck(known),
    searchServiceCheck(known, look),
  ];
}
