import type { FollowCall } from '../shared/follow.ts';
import type { Metrics } from './metrics.ts';
import { nameOfFailure } from './name-of-failure.ts';
import type { Tracing } from './tracing.ts';

/** Counts, measures and traces the calls of one of the two services. */
export function followRequests(
  service: 'social' | 'search',
  { metrics, tracing }: { metrics: Metrics | undefined; tracing: Tracing },
): FollowCall {
  return (operation, run) => {
    const attributes = { 'adjutant.service': service };
    return tracing.span({ name: operation, kind: 'client', attributes }, async () => {
      const startedAt = performance.now();
      const over = (outcome: string) => {
        metrics?.requests.inc({ service, operation, outcome });
        const seconds = (performance.now() - startedAt) / 1000;
        metrics?.requestSeconds.observe({ service, operation }, seconds);
      };
      try {
        const answer = await run();
        over('ok');
        return answer;
      } catch (error) {
        over(nameOfFailure(error));
        throw error;
      }
    });
  };
}
