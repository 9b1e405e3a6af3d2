import { log } from '@temporalio/activity';
import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import type { MessageRef } from '../../shared/launch.ts';
import type { StepEnd } from '../../shared/step.ts';

/** What Slack's Workflow Builder gets to know of its steps. With the bot token: that of the step does not last. */
export function createEndStep({ slack }: { slack: WebClient }) {
  return {
    /** Ends the step; one that is over already, also by a lost attempt of this, stays as it is. */
    async endStep({ step, end }: { step: string; end: StepEnd }): Promise<void> {
      try {
        if (end.kind === 'failed') await fail(slack, step, end.error);
        else await complete(slack, step, end);
      } catch (error) {
        if (!isOver(error)) throw error;
        log.warn('step was over already', { step });
      }
    },
  };
}

async function complete(
  slack: WebClient,
  step: string,
  { outputs, message }: Extract<StepEnd, { kind: 'done' }>,
): Promise<void> {
  const link = message && (await linkTo(slack, message));
  try {
    await slack.functions.completeSuccess({
      function_execution_id: step,
      outputs: { ...outputs, ...(link !== undefined && { message_link: link }) },
    });
  } catch (error) {
    if (!isRefused(error, ['parameter_validation_failed'])) throw error;
    await fail(slack, step, anotherVersion);
  }
}

/** Slack takes no more, and shows less. */
const longestError = 1_000;

async function fail(slack: WebClient, step: string, error: string): Promise<void> {
  await slack.functions.completeError({
    function_execution_id: step,
    error: error.slice(0, longestError),
  });
}

const anotherVersion =
  'It was done, but the app in Slack is of another version and expects other results of this step: make its manifest anew.';

const isOver = (error: unknown): boolean =>
  isRefused(error, ['execution_not_in_running_state', 'function_execution_not_found']);

const isRefused = (error: unknown, words: readonly string[]): boolean =>
  error instanceof WebAPIPlatformError && words.includes(error.data.error);

/** The message may be deleted by now. */
async function linkTo(slack: WebClient, { channel, ts }: MessageRef): Promise<string | undefined> {
  try {
    const { permalink } = await slack.chat.getPermalink({ channel, message_ts: ts });
    return permalink;
  } catch (error) {
    if (!isRefused(error, ['message_not_found', 'channel_not_found'])) throw error;
    return undefined;
  }
}
