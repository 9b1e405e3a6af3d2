import { NativeConnection, Worker } from '@temporalio/worker';

/* The least worker: one workflow, bundled before as ours are, and one activity. */

const { TEMPORAL_ADDRESS = '', WORKFLOW_BUNDLE = '' } = process.env;
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: TEMPORAL_ADDRESS }),
  taskQueue: 'hello',
  workflowBundle: { codePath: WORKFLOW_BUNDLE },
  activities: { greet: async (name: string) => `Hello, ${name}` },
});
process.send?.({ ready: true });
await worker.run();
process.exit(0);
