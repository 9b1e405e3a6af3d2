import { fileURLToPath } from 'node:url';
import { NativeConnection, Worker } from '@temporalio/worker';

/* The least worker: one workflow, one activity. */

const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: process.env['TEMPORAL_ADDRESS'] ?? '' }),
  taskQueue: 'hello',
  workflowsPath: fileURLToPath(new URL('./hello-workflow.ts', import.meta.url)),
  activities: { greet: async (name: string) => `Hello, ${name}` },
});
process.send?.({ ready: true });
await worker.run();
process.exit(0);
