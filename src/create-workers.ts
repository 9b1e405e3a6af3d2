import type { PayloadCodec } from '@temporalio/common';
import { Worker, type NativeConnection, type WorkerOptions } from '@temporalio/worker';
import { createActivities, type ActivityDeps } from './activities/index.ts';
import { createActivityInterceptor } from './activities/interceptor.ts';
import { createTeamInterceptor } from './activities/team-interceptor.ts';
import { ending } from './ending.ts';
import { taskQueueNames, taskQueues, type TaskQueue } from './shared/ids.ts';
import { teamClientInterceptors } from './slack/team-client-interceptors.ts';
import { traceActivity } from './telemetry/trace-activity.ts';
import { traceSinks } from './telemetry/trace-sinks.ts';
import { noTracing, type Tracing } from './telemetry/tracing.ts';
import { builtBundle, workflowModules } from './workflow-modules.ts';

export interface WorkersDeps extends ActivityDeps {
  connection: NativeConnection;
  namespace: string;
  /** What they take work from; all of it when left out. */
  queues?: readonly TaskQueue[];
  /** Encrypts what Temporal keeps; absent: it is kept in the clear. */
  payloadCodec?: PayloadCodec;
  /** Absent: nobody collects traces. */
  tracing?: Tracing;
  /** A bundle made before; without it the one that was built is used, or, among sources, the workflows are bundled now. */
  workflowBundle?: { codePath: string };
}

/**
 * What one worker does at once of each queue. All it takes is in memory and, where it is asked to end, has to be done or
 * given up: what it has no room for is better with another worker. Pollers come and go with the work that is waiting.
 */
const room = {
  maxConcurrentActivityTaskExecutions: 100,
  maxConcurrentWorkflowTaskExecutions: 40,
  activityTaskPollerBehavior: { type: 'autoscaling', initial: 5, maximum: 20 },
  workflowTaskPollerBehavior: { type: 'autoscaling', initial: 5, maximum: 20 },
} as const satisfies Partial<WorkerOptions>;

/** One worker a task queue. Each takes work once it is run. */
export async function createWorkers(deps: WorkersDeps): Promise<Worker[]> {
  const { connection, namespace, workflowBundle = builtBundle, payloadCodec } = deps;
  const { queues = taskQueueNames, tracing = noTracing } = deps;
  const activities = createActivities(deps);
  const shared: Omit<WorkerOptions, 'taskQueue'> = {
    connection,
    namespace,
    shutdownGraceTime: ending.graceMs,
    ...room,
    ...(payloadCodec && { dataConverter: { payloadCodecs: [payloadCodec] } }),
    sinks: traceSinks(tracing),
    interceptors: {
      activity: [traceActivity(tracing), createActivityInterceptor, createTeamInterceptor],
      client: teamClientInterceptors,
      // A bundle has them in it.
      ...(!workflowBundle && { workflowModules: workflowModules.workflowInterceptorModules }),
    },
  };
  const { workflowsPath } = workflowModules;
  const own: Record<TaskQueue, Omit<WorkerOptions, 'taskQueue'>> = {
    adjutant: {
      ...(workflowBundle ? { workflowBundle } : { workflowsPath }),
      stickyQueueScheduleToStartTimeout: '2s',
    },
    social: { activities: activities.social },
    search: { activities: activities.search },
    slack: { activities: activities.slack },
  };
  return Promise.all(
    queues.map((name) => Worker.create({ ...shared, ...own[name], taskQueue: taskQueues[name] })),
  );
}
