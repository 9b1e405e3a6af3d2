import type { FetchFunction } from '@slack/web-api';
import type { WorkflowService } from '@temporalio/client';
import type { TelemetryOptions } from '@temporalio/worker';
import type { FollowCall, FollowDelivery } from '../shared/follow.ts';
import type { Quota } from '../shared/quota.ts';
import { createCoreMetrics } from './core-metrics.ts';
import { followDeliveries } from './follow-deliveries.ts';
import { followRequests } from './follow-requests.ts';
import { createMetrics, type Role } from './metrics.ts';
import { addQueueGauges } from './queue-gauges.ts';
import { addQuotaGauges } from './quota-gauges.ts';
import { readinessOf, type Probe } from './readiness.ts';
import { createSlackFetch } from './slack-fetch.ts';
import { serveTelemetry, type TelemetryServer } from './telemetry-server.ts';
import { noTracing, type Tracing } from './tracing.ts';
import { within } from './within.ts';

export interface TelemetrySettings {
  role: Role;
  /** Of Adjutant. */
  version: string;
  /** Where to serve what there is to see; absent: nowhere. */
  at: { host: string; port: number } | undefined;
  /** The collector that gets traces; absent: there are none. */
  collector: string | undefined;
  /** That collector begins to take no spans, or takes them again. */
  tell: (takes: boolean) => void;
}

/** What can be seen of this process from outside. All of it costs next to nothing where nobody looks. */
export interface Telemetry {
  tracing: Tracing;
  followRequests: (service: 'social' | 'search') => FollowCall | undefined;
  followDeliveries: FollowDelivery;
  /** Undefined where nobody looks on at calls of Slack. */
  slackFetch: (apiUrl: string) => FetchFunction | undefined;
  /** For the runtime of Temporal's workers. */
  core: TelemetryOptions | undefined;
  /** Begins to serve `/live`, `/ready` and `/metrics`. @returns the port, where there is one */
  serve: (what: Served) => Promise<number | undefined>;
  /** Ends serving, and sends the traces that wait. */
  close: () => Promise<void>;
}

export interface Served {
  probes: readonly Probe[];
  /** Whose task queues are looked at. */
  temporal: { service: WorkflowService; namespace: string };
  /** The allowance of the search service, of those who can see it. */
  quota?: Pick<Quota, 'state'>;
}

export async function createTelemetry(options: TelemetrySettings): Promise<Telemetry> {
  const { role, version, at, collector, tell } = options;
  const metrics = at && createMetrics({ role, version });
  // Whoever collects no traces need not have all of it in memory.
  const tracing = collector
    ? (await import('./collected-tracing.ts')).createTracing({
        endpoint: collector,
        role,
        version,
        tell,
      })
    : noTracing;
  const core = at && role === 'worker' ? await createCoreMetrics() : undefined;
  const isOn = metrics !== undefined || collector !== undefined;
  const watched = { metrics, tracing };
  let server: TelemetryServer | undefined;
  return {
    tracing,
    followRequests: (service) => (isOn ? followRequests(service, watched) : undefined),
    followDeliveries: followDeliveries(watched),
    slackFetch: (apiUrl) => (isOn ? createSlackFetch(apiUrl, watched) : undefined),
    core: core?.options,
    serve: async ({ probes, temporal, quota }) => {
      if (at === undefined || metrics === undefined) return undefined;
      addQueueGauges(metrics.registry, temporal);
      if (quota) addQuotaGauges(metrics.registry, quota);
      server = await serveTelemetry(at, {
        ready: () => readinessOf(probes),
        metrics: async () => {
          const [own, ofCore = ''] = await Promise.all([metrics.registry.metrics(), core?.text()]);
          return `${own}\n${ofCore}`;
        },
      });
      return server.port;
    },
    close: async () => {
      await server?.close();
      // A collector that is away must not hold up the end.
      await within(3_000, tracing.close()).catch(() => {});
    },
  };
}
