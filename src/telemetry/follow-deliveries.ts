import type { FollowDelivery } from '../shared/follow.ts';
import { withFailures, withFields } from './context.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** Counts, measures and traces what people do in Slack; lines that are logged meanwhile say what it was. */
export function followDeliveries({
  metrics,
  tracing,
}: {
  metrics: Metrics | undefined;
  tracing: Tracing;
}): FollowDelivery {
  return ({ kind, name }, run) => {
    const over = (outcome: string) => metrics?.deliveries?.inc({ kind, name, outcome });
    return withFields({ delivery: `${kind} ${name}` }, () =>
      tracing.span({ name: `slack ${kind} ${name}`, kind: 'server' }, async () => {
        const startedAt = performance.now();
        let isAcked = false;
        const acked = () => {
          if (isAcked) return;
          isAcked = true;
          metrics?.ackSeconds?.observe({ kind }, (performance.now() - startedAt) / 1000);
        };
        try {
          let hasFailed = false;
          await withFailures(
            () => (hasFailed = true),
            () => run(acked),
          );
          over(hasFailed ? 'failed' : isAcked ? 'ok' : 'not acknowledged');
        } catch (error) {
          over('failed');
          throw error;
        }
      }),
    );
  };
}
