import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { z } from 'zod';
import { stepRunId, taskQueues } from '../../shared/ids.ts';
import { attributes, runDigestStep } from '../../workflows/index.ts';
import type { StepHandler } from '../call.ts';
import { knock, within } from '../temporal-door.ts';
import { inputLine, readInputs } from './read-inputs.ts';

const Inputs = z.object({ digest: inputLine });

/** «Run a digest» in a workflow: ends once its message is there. */
export const digestStep: StepHandler = async ({ by, step, inputs }, { temporal }) => {
  const { digest: words } = readInputs(Inputs, inputs);
  await knock(temporal, 1_000);
  const { client } = temporal;
  try {
    await within(client, 5_000, () =>
      client.workflow.start(runDigestStep, {
        workflowId: stepRunId(step),
        taskQueue: taskQueues.adjutant,
        args: [{ words, by, step }],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        priority: { priorityKey: 1 },
        staticSummary: `Run digest ${words.slice(0, 100)}`,
        typedSearchAttributes: [
          { key: attributes.kind, value: 'digests' },
          { key: attributes.requester, value: by.user },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
};
