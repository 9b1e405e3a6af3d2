import type { Variables } from '../variables.ts';
import type { Check } from './check.ts';
import { portCheck } from './checks/port.ts';
import { slackAppTokenCheck } from './checks/slack-app-token.ts';
import { slackTokenCheck } from './checks/slack-token.ts';
import { temporalCheck } from './checks/temporal.ts';

/** What a bot makes sure of before it takes anything from Slack. It answers also while Temporal is away. */
export function botChecks(known: Partial<Variables>): Check[] {
  return [
    portCheck('PORT', known.PORT),
    portCheck('METRICS_PORT', known.METRICS_PORT, known.METRICS_HOST),
    slackTokenCheck(known),
    slackAppTokenCheck(known),
    temporalCheck(known, 'warning'),
  ];
}
