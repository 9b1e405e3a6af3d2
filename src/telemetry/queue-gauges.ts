import type { WorkflowService } from '@temporalio/client';
import type { Registry } from 'prom-client';
import { taskQueueNames, taskQueues } from '../shared/ids.ts';
import { gaugeAtScrape } from './gauge-at-scrape.ts';
import { keptFor } from './kept-for.ts';

interface QueueState {
  queue: string;
  waiting: number;
  ageSeconds: number;
  pollers: number;
}

/** What waits in the task queues, and who takes it: also where no worker is left that could tell. */
export function addQueueGauges(
  registry: Registry,
  { service, namespace }: { service: WorkflowService; namespace: string },
): void {
  const states = keptFor(10_000, () =>
    Promise.all(
      taskQueueNames.map((queue) =>
        describe(
          { service, namespace },
          { queue, taskQueueType: queue === taskQueues.adjutant ? ofWorkflows : ofActivities },
        ),
      ),
    ),
  );
  const gauge = (name: string, help: string, pick: (state: QueueState) => number) =>
    gaugeAtScrape(registry, { name, help, labelNames: ['queue'] }, async () =>
      (await states()).map((state) => ({ labels: { queue: state.queue }, value: pick(state) })),
    );
  gauge(
    'adjutant_queue_backlog_tasks',
    'Tasks that wait for a worker, as Temporal estimates them.',
    ({ waiting }) => waiting,
  );
  gauge(
    'adjutant_queue_backlog_age_seconds',
    'How long the oldest of them waits.',
    ({ ageSeconds }) => ageSeconds,
  );
  gauge(
    'adjutant_queue_pollers',
    'Workers that asked for work in the last minutes.',
    ({ pollers }) => pollers,
  );
}

async function describe(
  { service, namespace }: { service: WorkflowService; namespace: string },
  { queue, taskQueueType }: { queue: string; taskQueueType: number },
): Promise<QueueState> {
  const { stats, pollers } = await service.describeTaskQueue({
    namespace,
    taskQueue: { name: queue },
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is in a package we do not depend on
    taskQueueType,
    reportStats: true,
  });
  const { seconds } = stats?.approximateBacklogAge ?? {};
  return {
    queue,
    waiting: Number(stats?.approximateBacklogCount ?? 0),
    ageSeconds: Number(seconds ?? 0),
    pollers: pollers.length,
  };
}

/** `TASK_QUEUE_TYPE_…` of Temporal's API. */
const ofWorkflows = 1;
const ofActivities = 2;
