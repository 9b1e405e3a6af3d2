import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { respond, respondJson } from './respond.ts';

/**
 * Answers one call of the app with what `handle` returns or refuses, writes it down, and lets it suffer the
 * fault that was scripted for it.
 */
export async function answerCall(
  slack: Slack,
  response: ServerResponse,
  call: { method: string; arguments: JsonObject },
  handle: () => JsonObject | Promise<JsonObject>,
): Promise<void> {
  const record = (error?: string) =>
    slack.log.record({
      ...call,
      at: new Date(slack.now()).toISOString(),
      ok: error === undefined,
      ...(error !== undefined && { error }),
    });
  const refuse = ({ code, messages }: SlackError) => {
    record(code);
    respondJson(response, {
      ok: false,
      error: code,
      ...(messages.length > 0 && {
        response_metadata: { messages: messages.map((message) => `[ERROR] ${message}`) },
      }),
    });
  };

  const fault = slack.log.nextFault(call.method);
  switch (fault?.kind) {
    case 'ratelimited':
      record('ratelimited');
      respondJson(
        response,
        { ok: false, error: 'ratelimited' },
        { status: 429, headers: { 'retry-after': String(fault.retryAfterSeconds) } },
      );
      return;
    case 'status':
      record(`status ${fault.status}`);
      respond(response, 'scripted failure', { status: fault.status });
      return;
    case 'error':
      refuse(new SlackError(fault.error));
      return;
    case 'delay':
      await delay(fault.ms);
      break;
    case 'reset':
      if (fault.when === 'before') {
        record('reset before');
        response.destroy();
        return;
      }
      break;
    case undefined:
      break;
  }

  try {
    const answer = await handle();
    record();
    if (fault?.kind === 'reset') response.destroy();
    else respondJson(response, { ok: true, ...answer });
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
    refuse(error);
  }
}
