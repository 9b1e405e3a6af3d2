import type { PayloadCodec } from '@temporalio/common';
import { Worker, type NativeConnection, type WorkerOptions } from '@temporalio/worker';
import { createActivities, type ActivityDeps } from './activities/index.ts';
import { createActivityInterceptor } from './activities/interceptor.ts';
import { taskQueueNames, taskQueues, type TaskQueue } from './shared/ids.ts';
import { workflowModules } from './workflow-modules.ts';

export interface WorkersDeps extends ActivityDeps {
  connection: NativeConnection;
  namespace: string;
  /** What they take work from; all of it when left out. */
  queues?: readonly TaskQueue[];
  /** Encrypts what Temporal keeps; absent: it is kept in the clear. */
  payloadCodec?: PayloadCodec;
  /** A bundle made before; without it the workflows are bundled now. */
  workflowBundle?: { codePath: string };
}

/** One worker a task queue. Each takes work once it is run. */
export async function createWorkers(deps: WorkersDeps): Promise<Worker[]> {
  const { connection, namespace, workflowBundle, payloadCodec } = deps;
  const { queues = taskQueueNames } = deps;
  const activities = createActivities(deps);
  const shared: Omit<WorkerOptions, 'taskQueue'> = {
    connection,
    namespace,
    shutdownGraceTime: '5s',
    ...(payloadCodec && { dataConverter: { payloadCodecs: [payloadCodec] } }),
    interceptors: {
      activity: [createActivityInterceptor],
      workflowModules: workflowModules.workflowInterceptorModules,
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
