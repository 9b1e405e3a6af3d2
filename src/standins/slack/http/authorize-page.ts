import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Slack } from '../slack.ts';
import { standinClientId } from '../tokens.ts';
import { respond } from './respond.ts';

/** `GET /oauth/v2/authorize`: whoever asks is an owner of the workspace, and agrees. */
export function authorizePage(
  slack: Slack,
  _request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const redirectUri = url.searchParams.get('redirect_uri') ?? '';
  if (url.searchParams.get('client_id') !== standinClientId || !URL.canParse(redirectUri)) {
    respond(response, 'invalid_client_id or redirect_uri', { status: 400 });
    return;
  }
  const back = new URL(redirectUri);
  back.searchParams.set('code', slack.appTokens.code(redirectUri));
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  respond(response, '', { status: 302, headers: { location: back.href } });
}
