import type { TestProject } from 'vitest/node';
import { terminalReport } from '../../scripts/bootstrap/report.mjs';
import { findTemporal } from '../../scripts/temporal-cli.ts';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { workflowBundle } from '../../scripts/workflows/workflow-bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The `temporal` program, for tests that need a server of their own. */
    temporalCli: string;
    /** `host:port` of one Temporal server in memory for the whole run. */
    temporalAddress: string;
    /** A file with the workflows, bundled once; for `workflowBundle: { codePath }`. */
    workflowBundlePath: string;
  }
}

/** Runs once before all test files; what it answers runs after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const report = terminalReport();
  const cli = await findTemporal({ report });
  const [server, workflowBundlePath] = await Promise.all([
    startTemporal({ cli, report }),
    bundle(),
  ]);
  project.provide('temporalCli', cli);
  project.provide('temporalAddress', server.address);
  project.provide('workflowBundlePath', workflowBundlePath);
  return () => server.stop();
}

/** Workflows that cannot be bundled fail the tests that need them, and only those. */
function bundle(): Promise<string> {
  return workflowBundle().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return '';
  });
}
