import { NativeConnection, Worker } from '@temporalio/worker';

/* The least worker for changes that do nothing, bundled before as ours are, with as much room as ours have. */

const { TEMPORAL_ADDRESS = '', WORKFLOW_BUNDLE = '' } = process.env;
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: TEMPORAL_ADDRESS }),
  taskQueue: 'bare-change',
  workflowBundle: { codePath: WORKFLOW_BUNDLE },
  activities: { nothing: async (card: string) => card },
  maxConcurrentActivityTaskExecutions: 100,
  maxConcurrentWorkflowTaskExecutions: 40,
  activityTaskPollerBehavior: { type: 'autoscaling', initial: 5, maximum: 20 },
  workflowTaskPollerBehavior: { type: 'autoscaling', initial: 5, maximum: 20 },
});
process.send?.({ ready: true });
await worker.run();
process.exit(0);
