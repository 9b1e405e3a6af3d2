import {
  getExternalWorkflowHandle,
  isCancellation,
  workflowInfo,
  type SignalDefinition,
} from '@temporalio/workflow';

/** Something that takes signals: a child, or another workflow. */
interface Signalled {
  signal<Args extends unknown[]>(definition: SignalDefinition<Args>, ...args: Args): Promise<void>;
}

/** Signals a workflow; false when it has ended, since then there is nobody to tell. */
export async function signalIfOpen<Args extends unknown[]>(
  workflow: Signalled,
  definition: SignalDefinition<Args>,
  ...args: Args
): Promise<boolean> {
  try {
    await workflow.signal(definition, ...args);
    return true;
  } catch (error) {
    if (isCancellation(error)) throw error;
    return false;
  }
}

/** The same upwards. */
export async function signalParent<Args extends unknown[]>(
  definition: SignalDefinition<Args>,
  ...args: Args
): Promise<void> {
  const { parent } = workflowInfo();
  if (parent) await signalIfOpen(getExternalWorkflowHandle(parent.workflowId), definition, ...args);
}
