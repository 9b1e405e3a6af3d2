import type { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';

/** Writes an ack that Slack refuses into the calls, where the app's author looks for it. */
export function rejectAck(
  slack: Slack,
  payloadType: string,
  answer: JsonObject,
  error: SlackError,
): SlackError {
  slack.log.record({
    method: `ack ${payloadType}`,
    at: new Date(slack.now()).toISOString(),
    ok: false,
    error: error.message,
    arguments: answer,
  });
  return error;
}
