import { taskQueues, type TaskQueue } from '../../shared/ids.ts';
import type { Variables } from '../../variables.ts';
import { ok, warning, type Check, type Finding } from '../check.ts';
import { withTemporal, type TemporalAsker } from '../temporal-client.ts';

/** Who takes work from each task queue. A server that does not answer is told by another check. */
export function taskQueuesCheck(known: Partial<Variables>): Check {
  return {
    name: 'task queues',
    run: async (signal) => {
      const findings = await withTemporal(known, signal, async (temporal) => {
        const looks = Object.entries(types).map(([queue, type]) => lookAt(temporal, queue, type));
        return Promise.all(looks).catch(() => []);
      });
      return findings ?? [];
    },
  };
}

/** `TaskQueueType` of Temporal's API. */
const [workflows, activities] = [1, 2];

/** What is taken from each queue. */
const types: Record<TaskQueue, number> = {
  [taskQueues.adjutant]: workflows,
  [taskQueues.social]: activities,
  [taskQueues.search]: activities,
  [taskQueues.slack]: activities,
};

async function lookAt(
  { connection, namespace, ask }: TemporalAsker,
  name: string,
  taskQueueType: number,
): Promise<Finding> {
  const { pollers } = await ask(() =>
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is in no package of ours
    connection.workflowService.describeTaskQueue({ namespace, taskQueue: { name }, taskQueueType }),
  );
  const identities = new Set(pollers?.map(({ identity }) => identity));
  if (identities.size > 0)
    return ok(`${name} has ${identities.size} worker(s): ${[...identities].join(', ')}.`);
  return warning(`nobody takes work from the queue ${name}: start npm run worker.`);
}
