import { fileURLToPath } from 'node:url';
import { Worker, type NativeConnection, type WorkerOptions } from '@temporalio/worker';
import { createActivities, type ActivityDeps } from './activities/index.ts';
import { createActivityInterceptor } from './activities/interceptor.ts';
import { taskQueues } from './shared/ids.ts';

export interface WorkersDeps extends ActivityDeps {
  connection: NativeConnection;
  namespace: string;
  /** A bundle made before; without it the workflows are bundled now. */
  workflowBundle?: { codePath: string };
}

/** One worker a task queue: workflows, each service, Slack. Each takes work once it is run. */
export async function createWorkers(deps: WorkersDeps): Promise<Worker[]> {
  const { connection, namespace, workflowBundle } = deps;
  const activities = createActivities(deps);
  const shared: Omit<WorkerOptions, 'taskQueue'> = {
    connection,
    namespace,
    shutdownGraceTime: '5s',
    interceptors: { activity: [createActivityInterceptor] },
  };
  const workflowsPath = fileURLToPath(new URL('./workflows/index.ts', import.meta.url));
  return Promise.all([
    Worker.create({
      ...shared,
      ...(workflowBundle ? { workflowBundle } : { workflowsPath }),
      taskQueue: taskQueues.adjutant,
      stickyQueueScheduleToStartTimeout: '2s',
    }),
    Worker.create({ ...shared, taskQueue: taskQueues.social, activities: activities.social }),
    Worker.create({ ...shared, taskQueue: taskQueues.search, activities: activities.search }),
    Worker.create({ ...shared, taskQueue: taskQueues.slack, activities: activities.slack }),
  ]);
}
