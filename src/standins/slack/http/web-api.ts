import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../json-object.ts';
import { methods } from '../methods/index.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { isStepToken } from '../state/is-step-token.ts';
import { standinAppToken } from '../tokens.ts';
import { answerCall } from './answer-call.ts';
import { readArguments } from './read-arguments.ts';

/** `/api/{method}`: the Web API. */
export async function webApi(
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const name = url.pathname.slice('/api/'.length);
  const { token, ...args } = await readArguments(request, url);
  await answerCall(slack, response, { method: name, arguments: args }, () => {
    const handle = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (handle === undefined) throw new SlackError('unknown_method');
    const used = bearer(request) ?? token;
    authorize(name, used, slack);
    return handle(name === 'auth.revoke' ? { ...args, token: used } : args, slack);
  });
}

/** The token in the `authorization` header. */
export function bearer({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
}

function authorize(method: string, token: JsonObject[string], slack: Slack): void {
  if (method === 'api.test' || method === 'oauth.v2.access') return;
  if (token === undefined || token === '') throw new SlackError('not_authed');
  const isForApp = method === 'apps.connections.open';
  if (isStepToken(slack, token)) return;
  if (typeof token !== 'string') throw new SlackError('invalid_auth');
  if (token !== standinAppToken) slack.appTokens.check(token);
  if (isForApp !== (token === standinAppToken)) throw new SlackError('not_allowed_token_type');
}
