import { WebAPIPlatformError } from '@slack/web-api';
import type { PlanRef } from '../../shared/plan-ref.ts';
import { SlackFileError } from '../../slack/download-file.ts';
import { before } from '../before.ts';
import { bindPlan } from '../bind-plan.ts';
import type { FieldErrors, ViewCall, ViewHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { startLaunch } from '../start-launch.ts';
import { isSilence, knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { channelOf } from './channel-of.ts';
import { fieldOf, readLaunchForm, type LaunchFormInput } from './read-launch-form.ts';

/** Slack waits 3 s for the answer. Until the first, the plan is read; until the second, Temporal has it. */
const readWithinMs = 1_500;
const startWithinMs = 2_400;

/**
 * «Preview» in the form for a plan. The form closes once Temporal has the launch; otherwise it stays open
 * with what was typed in it.
 */
export const submitLaunchForm: ViewHandler = async (call, deps) => {
  const pressedAt = performance.now();
  const form = readLaunchForm(call.values);
  if ('errors' in form) return { errors: form.errors };
  const [plan] = await Promise.all([read(form, call, deps), knock(deps.temporal, readWithinMs)]);
  if ('errors' in plan) return { errors: plan.errors };
  const channel = channelOf(call.privateMetadata || undefined, call.values);
  const joiner = { by: call.by, channel, submission: call.viewId };
  try {
    const left = startWithinMs - (performance.now() - pressedAt);
    await startLaunch(deps.temporal, plan, joiner, left);
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${deps.temporal.address} did not confirm in time. Press Preview again: the same plan is the same launch, so nothing runs twice.`,
      { cause: error },
    );
  }
  return undefined;
};

async function read(
  form: LaunchFormInput,
  call: ViewCall,
  deps: BotDeps,
): Promise<PlanRef | { errors: FieldErrors }> {
  const signal = AbortSignal.timeout(readWithinMs);
  try {
    return await before(signal, bindPlan(form, call, deps, signal));
  } catch (error) {
    const lost = whyLost(error);
    if (lost !== undefined) return { errors: { [fieldOf[form.given.kind]]: lost } };
    if (!signal.aborted) throw error;
    throw new UserError(
      'Slack was too slow with the plan, so nothing was started. Press Preview again.',
      {
        cause: error,
      },
    );
  }
}

/** The person deleted the file, or Slack keeps it where we may not read. */
function whyLost(error: unknown): string | undefined {
  if (error instanceof SlackFileError) return error.message;
  if (!(error instanceof WebAPIPlatformError)) return undefined;
  const isGone = ['file_not_found', 'file_deleted'].includes(error.data.error);
  return isGone ? 'Slack does not have this file any more. Please upload it again.' : undefined;
}
