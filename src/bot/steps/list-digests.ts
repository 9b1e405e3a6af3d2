import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { suggestionId, taskQueues } from '../../shared/ids.ts';
import { attributes, suggestDigests } from '../../workflows/index.ts';
import type { StepHandler } from '../call.ts';
import { within } from '../temporal-door.ts';
import { option } from '../views/option.ts';
import { readInputs } from './read-inputs.ts';

const Inputs = z.object({ query: z.string().trim().max(200).nullish() });

/** Fills the picker of «Run a digest» while somebody builds a workflow, who waits for it. */
export const listDigests: StepHandler = async ({ by, slack, step, inputs }, { temporal }) => {
  const { query } = readInputs(Inputs, inputs);
  const { client } = temporal;
  const found = await within(client, 2_500, () =>
    client.workflow.execute(suggestDigests, {
      workflowId: suggestionId(randomUUID()),
      taskQueue: taskQueues.adjutant,
      args: [{ words: query ?? '', by }],
      workflowExecutionTimeout: '10s',
      priority: { priorityKey: 1 },
      staticSummary: 'Suggest a digest',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'suggest' },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
  const options = found.map(({ id, name }) => option(id, `${name} · ${id}`));
  await slack.functions.completeSuccess({ function_execution_id: step, outputs: { options } });
};
