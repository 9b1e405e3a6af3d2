import { WebAPIPlatformError } from '@slack/web-api';
import { z } from 'zod';
import { downloadFile, SlackFileError } from '../../slack/download-file.ts';
import { bindPlan } from '../bind-plan.ts';
import type { StepCall, StepHandler } from '../call.ts';
import { startLaunch } from '../start-launch.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { plainTextOf } from './plain-text-of.ts';
import { inputChannel, readInputs } from './read-inputs.ts';

const Inputs = z.object({ plan: z.unknown(), channel: inputChannel });

/** «Launch a media plan» in a workflow: the preview comes as to whoever uses the form, and ends the step when it is over. */
export const launchStep: StepHandler = async (call, deps) => {
  const { plan, channel } = readInputs(Inputs, call.inputs);
  const { by, step } = call;
  const signal = AbortSignal.timeout(readWithinMs);
  const [text] = await Promise.all([textOf(plan, call, signal), knock(deps.temporal, 1_000)]);
  const form = { given: { kind: 'text', text }, overrides: {} } as const;
  const bound = await bindPlan(form, call, deps, signal);
  await startLaunch(deps.temporal, bound, { by, channel, submission: step, step }, startWithinMs);
};

const readWithinMs = 10_000;
const startWithinMs = 5_000;

/** It goes through Temporal as it is: once the step is over, nobody may read the file any more. */
const mostBytes = 50_000;

async function textOf(plan: unknown, { slack }: StepCall, signal: AbortSignal): Promise<string> {
  const words = plainTextOf(plan);
  if (words.trim() === '') throw new UserError('The workflow gives no plan: «plan» is empty.');
  const isFile = /^\s*F[A-Z0-9]{8,}\s*$/.test(words);
  const text = isFile ? await fileText(slack, words.trim(), signal) : words;
  if (Buffer.byteLength(text) <= mostBytes) return text;
  throw tooLarge();
}

async function fileText(
  slack: StepCall['slack'],
  id: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    const bytes = await downloadFile(slack, id, { maxBytes: mostBytes, signal });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw asUserError(error);
  }
}

function asUserError(error: unknown): unknown {
  if (error instanceof TypeError) {
    return new UserError('The file is no text in UTF-8. Save it anew as UTF-8.', { cause: error });
  }
  if (error instanceof SlackFileError) {
    return error.message.includes('too large')
      ? tooLarge()
      : new UserError(error.message, { cause: error });
  }
  const isGone =
    error instanceof WebAPIPlatformError &&
    ['file_not_found', 'file_deleted'].includes(error.data.error);
  return isGone
    ? new UserError('Slack does not have the file of the plan any more.', { cause: error })
    : error;
}

const tooLarge = () =>
  new UserError(
    `A plan in a step may have ${mostBytes.toLocaleString('en')} bytes. Post a larger one into the channel, and use «Launch this plan» on that message.`,
  );
