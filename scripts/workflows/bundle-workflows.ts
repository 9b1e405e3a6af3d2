import { renameSync, writeFileSync } from 'node:fs';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { workflowModules } from '../../src/workflow-modules.ts';

/* `node bundle-workflows.ts FILE [SOURCE]`: writes the workflows, bundled, whole or not at all. */

const [file = '', workflowsPath = workflowModules.workflowsPath] = process.argv.slice(2);
const { code } = await bundleWorkflowCode({
  ...workflowModules,
  workflowsPath,
  logger: new DefaultLogger('ERROR'),
});
const beside = `${file}.${process.pid}`;
writeFileSync(beside, code);
renameSync(beside, file);
