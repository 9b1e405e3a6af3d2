import { z } from 'zod';
import { steps, type Step } from '../../../shared/steps.ts';
import { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import type { StepExecution } from '../state/records.ts';
import { outputs } from './arguments.ts';
import { method } from './method.ts';

const completeSuccess = method(
  z.object({ function_execution_id: z.string(), outputs }),
  ({ function_execution_id: id, outputs: given }, slack) => {
    const execution = running(slack, id);
    const problems = problemsWith(execution, given);
    if (problems.length > 0) throw new SlackError('parameter_validation_failed', problems);
    slack.executions.put({ ...execution, state: 'done', outputs: given });
    return {};
  },
);

const completeError = method(
  z.object({ function_execution_id: z.string(), error: z.string().min(1) }),
  ({ function_execution_id: id, error }, slack) => {
    slack.executions.put({ ...running(slack, id), state: 'failed', error });
    return {};
  },
);

function running(slack: Slack, id: string): StepExecution {
  const execution = slack.executions.get(id);
  if (execution === undefined) throw new SlackError('function_execution_not_found');
  if (execution.state !== 'running') throw new SlackError('execution_not_in_running_state');
  return execution;
}

function problemsWith({ callbackId }: StepExecution, given: JsonObject): string[] {
  const step = Object.entries<Step>(steps).find(([id]) => id === callbackId)?.[1];
  const { properties = {}, required = [] } = step?.output_parameters ?? {};
  const missing = required.filter((name) => given[name] === undefined);
  const wrong = Object.entries(given).filter(([name, value]) => {
    const type = properties[name]?.type;
    const isFitting = type === 'slack#/types/options_select' ? Array.isArray(value) : isText(value);
    return type === undefined || !isFitting;
  });
  return [...missing, ...wrong.map(([name]) => name)].map((name) => `invalid output: ${name}`);
}

const isText = (value: unknown): boolean => typeof value === 'string';

export const functions = {
  'functions.completeSuccess': completeSuccess,
  'functions.completeError': completeError,
};
