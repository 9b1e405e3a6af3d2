import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/* `node bundle-workflows.ts FILE [SOURCE]`: writes the workflows, bundled, whole or not at all. */

const ours = fileURLToPath(new URL('../../src/workflows/index.ts', import.meta.url));
const [file = '', workflowsPath = ours] = process.argv.slice(2);
const { code } = await bundleWorkflowCode({
  workflowsPath,
  logger: new DefaultLogger('ERROR'),
});
const beside = `${file}.${process.pid}`;
writeFileSync(beside, code);
renameSync(beside, file);
