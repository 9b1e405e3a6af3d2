import { NativeConnection, Worker } from '@temporalio/worker';

/* The least worker for workflows that wait for a decision, bundled before as ours are. */

const { TEMPORAL_ADDRESS = '', WORKFLOW_BUNDLE = '' } = process.env;
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: TEMPORAL_ADDRESS }),
  taskQueue: 'bare-update',
  workflowBundle: { codePath: WORKFLOW_BUNDLE },
});
process.send?.({ ready: true });
await worker.run();
process.exit(0);
