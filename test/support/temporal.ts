import { randomUUID } from 'node:crypto';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { inject } from 'vitest';

let installed = false;

/** Installs the one Temporal runtime of this process, quiet and without hands on the signals. */
export function quietRuntime(): void {
  // Once a process; without it the runtime would keep Ctrl-C to itself.
  if (!installed) Runtime.install({ shutdownSignals: [], logger: new DefaultLogger('ERROR') });
  installed = true;
}

/** A client and a connection for workers on the run's own Temporal server; call `teardown` at the end. */
export async function openTemporal(): Promise<TestWorkflowEnvironment> {
  quietRuntime();
  return TestWorkflowEnvironment.createFromExistingServer({ address: inject('temporalAddress') });
}

/** The workflows, bundled once for the run; for `Worker.create`. */
export const workflowBundle = () => ({ codePath: inject('workflowBundlePath') });

/** A task queue nobody else uses. */
export const freshTaskQueue = (): string => `test-${randomUUID()}`;
