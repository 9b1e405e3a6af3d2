import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../../scripts/processes/run-quietly.ts';
import { startService } from '../../scripts/processes/start-service.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The worker of the bare workflows, in a process of its own as ours is. */
export async function startBareWorker(temporalAddress: string, dataDir: string) {
  const bundle = join(dataDir, 'bare-update.js');
  await runQuietly([
    here('../../scripts/workflows/bundle-workflows.ts'),
    bundle,
    here('../peers/bare-update-workflow.ts'),
  ]);
  return startService({
    name: 'bare worker',
    script: here('../peers/bare-update-worker.ts'),
    env: { ...process.env, WORKFLOW_BUNDLE: bundle, TEMPORAL_ADDRESS: temporalAddress },
  });
}
