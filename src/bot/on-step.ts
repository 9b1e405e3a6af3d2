import type { AllMiddlewareArgs, SlackEventMiddlewareArgs } from '@slack/bolt';
import { z } from 'zod';
import type { StepCall, StepHandler } from './call.ts';
import type { BotDeps } from './deps.ts';
import { explain } from './explain.ts';
import { isSilence } from './temporal-door.ts';
import { UserError } from './user-error.ts';

type Executed = SlackEventMiddlewareArgs<'function_executed'> & AllMiddlewareArgs;

/** A Bolt listener for a step of Workflow Builder: what cannot be begun fails the step, with a sentence. */
export function onStep(run: StepHandler, deps: BotDeps) {
  return async ({ client, event, body }: Executed): Promise<void> => {
    const { function_execution_id: step } = event;
    try {
      await run(callOf({ client, event, body }), deps);
    } catch (error) {
      const message = explain(isUnsure(error) ? unsure(deps, error) : error, deps);
      await client.functions.completeError({ function_execution_id: step, error: message });
    }
  };
}

/** @throws UserError where Slack does not say who runs it */
function callOf({ client, event, body }: Pick<Executed, 'client' | 'event' | 'body'>): StepCall {
  const { function_execution_id: step, inputs } = event;
  const { success, data } = InputsOfSomebody.safeParse(inputs);
  if (!success) throw nobody();
  const by = { user: data.person.id, team: body.team_id };
  return { by, slack: client, step, inputs };
}

/** Of this type Slack lets nobody but itself say who it is. */
const InputsOfSomebody = z.object({
  person: z.object({ id: z.string().regex(/^[UW][A-Z0-9]+$/) }),
});

const nobody = () =>
  new UserError(
    'Slack did not say who runs this, so nothing was started. Begin the workflow with something that a person does, or put a message with a button before this step.',
  );

/** Whoever knows that nothing was begun says so. */
const isUnsure = (error: unknown): boolean => isSilence(error) && !(error instanceof UserError);

const unsure = ({ temporal }: BotDeps, cause: unknown) =>
  new UserError(
    `Temporal at ${temporal.address} did not answer in time, so I cannot say whether this began. Look into the channel before you run it again.`,
    { cause },
  );
