import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/* `node bundle-workflows.ts FILE`: writes the workflows, bundled, whole or not at all. */

const file = process.argv[2] ?? '';
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('../../src/workflows/index.ts', import.meta.url)),
  logger: new DefaultLogger('ERROR'),
});
const beside = `${file}.${process.pid}`;
writeFileSync(beside, code);
renameSync(beside, file);
