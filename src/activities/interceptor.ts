import type { Context } from '@temporalio/activity';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { toFailure } from './failure.ts';

/**
 * Around every activity: says that it lives as long as it does, so that one whose worker was killed is
 * taken over soon, and translates what it throws.
 */
export function createActivityInterceptor(context: Context): {
  inbound: ActivityInboundCallsInterceptor;
} {
  const { heartbeatTimeoutMs } = context.info;
  return {
    inbound: {
      execute: async (input, next) => {
        const beat =
          heartbeatTimeoutMs && setInterval(() => context.heartbeat(), heartbeatTimeoutMs / 4);
        try {
          return await next(input);
        } catch (error) {
          throw toFailure(error);
        } finally {
          if (beat) clearInterval(beat);
        }
      },
    },
  };
}
