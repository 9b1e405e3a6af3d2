import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { answerResponseUrl } from '../state/response-urls.ts';
import { readArguments } from './read-arguments.ts';
import { respond } from './respond.ts';

/** `POST /response/{id}`: what `respond()` sends. Refusals have a status, unlike those of the Web API. */
export async function responseUrl(
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const body = await readArguments(request, url);
  const at = new Date(slack.now()).toISOString();
  const call = { method: 'response_url', at, arguments: body };
  try {
    answerResponseUrl(slack, url.pathname.slice('/response/'.length), body);
    slack.log.record({ ...call, ok: true });
    respond(response, 'ok');
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
    slack.log.record({ ...call, ok: false, error: error.message });
    const isGone = error.code === 'expired_url' || error.code === 'used_url';
    respond(response, error.code, { status: isGone ? 404 : 400 });
  }
}
