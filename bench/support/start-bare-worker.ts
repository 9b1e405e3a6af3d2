import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../../scripts/processes/run-quietly.ts';
import { startService, type Service } from '../../scripts/processes/start-service.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The worker of a peer's workflows (`NAME-worker.ts`, `NAME-workflow.ts`), in a process of its own as ours is. */
export async function startBareWorker(
  name: 'bare-update' | 'bare-change',
  { temporalAddress, dataDir }: { temporalAddress: string; dataDir: string },
): Promise<Service> {
  const bundle = join(dataDir, `${name}.js`);
  await runQuietly([
    here('../../scripts/workflows/bundle-workflows.ts'),
    bundle,
    here(`../peers/${name}-workflow.ts`),
  ]);
  return startService({
    name: `${name} worker`,
    script: here(`../peers/${name}-worker.ts`),
    env: { ...process.env, WORKFLOW_BUNDLE: bundle, TEMPORAL_ADDRESS: temporalAddress },
  });
}
