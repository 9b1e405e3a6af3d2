import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { steps, type Step } from '../../../shared/steps.ts';
import type { StepAnswer, StepView } from '../doors.ts';
import { JsonObject } from '../json-object.ts';
import { app } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import type { StepExecution } from '../state/records.ts';
import { executionTokenPrefix } from '../tokens.ts';
import { eventCallback } from './event-callback.ts';
import { findPerson } from './payload.ts';

const StepDoor = z.object({
  user: z.string(),
  callbackId: z.string(),
  inputs: JsonObject.default({}),
  again: z.string().optional(),
});

/** A workflow that somebody built comes to a step of the app, in the name of a person. */
export async function step(slack: Slack, body: unknown): Promise<StepAnswer> {
  const { user, callbackId, inputs, again } = StepDoor.parse(body);
  const found = Object.entries<Step>(steps).find(([id]) => id === callbackId)?.[1];
  if (found === undefined) throw new SlackError('step_not_found');
  const before = again === undefined ? undefined : slack.executions.get(again);
  const execution = before ?? begin(slack, { user, callbackId, inputs, step: found });
  await slack.deliver('events_api', functionExecuted(slack, execution, found));
  return { ok: true, execution: stepView(slack.executions.get(execution.id) ?? execution) };
}

/** As people see it: without its token. */
export function stepView({ id, callbackId, state, outputs, error }: StepExecution): StepView {
  return { id, callbackId, state, ...(outputs && { outputs }), ...(error && { error }) };
}

function begin(
  slack: Slack,
  given: { user: string; callbackId: string; inputs: JsonObject; step: Step },
): StepExecution {
  const { user, callbackId, step: wanted } = given;
  const { properties, required } = wanted.input_parameters;
  findPerson(user);
  const filled = Object.entries(properties)
    .filter(([, { type }]) => type === 'slack#/types/user_context')
    .map(([name]) => [name, { id: user, secret: randomBytes(8).toString('hex') }]);
  const inputs = { ...given.inputs, ...Object.fromEntries(filled) };
  const wrong = [
    ...required.filter((name) => inputs[name] === undefined),
    ...Object.keys(inputs).filter((name) => properties[name] === undefined),
  ];
  // Slack does not even publish a workflow in which one is missing.
  if (wrong.length > 0) throw new SlackError('invalid_inputs', wrong);
  for (const file of slack.files.all().filter(({ id }) => JSON.stringify(inputs).includes(id))) {
    slack.files.put({ ...file, isComplete: true, isForApp: true });
  }
  return slack.executions.put({
    id: slack.newId('Fx'),
    callbackId,
    user,
    inputs,
    token: `${executionTokenPrefix}${randomBytes(8).toString('hex')}`,
    state: 'running',
  });
}

function functionExecuted(
  slack: Slack,
  { id, callbackId, inputs, token }: StepExecution,
  { title, description, input_parameters, output_parameters }: Step,
): JsonObject {
  return eventCallback(slack, {
    type: 'function_executed',
    function: {
      id: `Fn${callbackId.toUpperCase()}`,
      callback_id: callbackId,
      title,
      description,
      type: 'app',
      input_parameters: listed(input_parameters),
      output_parameters: listed(output_parameters),
      app_id: app.id,
      date_created: 1_760_000_000,
      date_updated: 1_760_000_000,
      date_deleted: 0,
    },
    inputs,
    function_execution_id: id,
    workflow_execution_id: `Wx${id.slice(2)}`,
    event_ts: slack.nextTs(),
    bot_access_token: token,
  });
}

const listed = ({ properties, required }: Step['input_parameters']) =>
  Object.entries(properties).map(([name, { type, title, description }]) => ({
    type,
    name,
    title,
    description,
    is_required: required.includes(name),
  }));
