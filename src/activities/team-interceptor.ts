import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { inTeam, teamOf } from '../slack/team-context.ts';

/** Around every activity: what it does is done for the Slack workspace that its workflow belongs to. */
export function createTeamInterceptor(): { inbound: ActivityInboundCallsInterceptor } {
  return {
    inbound: { execute: (input, next) => inTeam(teamOf(input.headers), () => next(input)) },
  };
}
