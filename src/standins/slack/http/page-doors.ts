import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { events } from '../doors/events.ts';
import { inbox, workspace } from '../doors/inbox.ts';
import { doors } from '../doors/index.ts';
import { refused } from '../doors/refused.ts';
import { findFileFor, upload } from '../doors/upload.ts';
import { mimetypeOf } from '../state/api-file.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { readBody } from './read-body.ts';
import { respond, respondJson } from './respond.ts';

/** `/_page/*`: what people do and see. A refusal is an answer with `ok: false`. */
export async function pageDoors(
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    if (request.method === 'GET') show(slack, response, url);
    else respondJson(response, await perform(slack, request, url));
  } catch (error) {
    if (error instanceof SlackError) {
      respondJson(response, refused(error), { status: request.method === 'GET' ? 404 : 200 });
    } else if (error instanceof z.ZodError) {
      respondJson(
        response,
        { ok: false, error: 'invalid_arguments', messages: [z.prettifyError(error)] },
        { status: 400 },
      );
    } else {
      throw error;
    }
  }
}

function show(slack: Slack, response: ServerResponse, url: URL): void {
  const door = url.pathname.slice('/_page/'.length);
  const user = url.searchParams.get('user') ?? '';
  if (door === 'workspace') respondJson(response, workspace());
  else if (door === 'inbox') respondJson(response, inbox(slack, user));
  else if (door === 'events') events(slack, response);
  else if (door.startsWith('files/')) {
    const { name, base64 = '' } = findFileFor(slack, door.slice('files/'.length), user);
    respond(response, Buffer.from(base64, 'base64'), {
      type: mimetypeOf(name),
      headers: { 'x-content-type-options': 'nosniff' },
    });
  } else throw new SlackError('no_such_door');
}

async function perform(slack: Slack, request: IncomingMessage, url: URL): Promise<unknown> {
  const name = url.pathname.slice('/_page/'.length);
  const body = await readBody(request);
  if (name === 'upload') {
    const query = url.searchParams;
    return upload(slack, { user: query.get('user') ?? '', name: query.get('name') ?? '' }, body);
  }
  const door = Object.hasOwn(doors, name) ? doors[name] : undefined;
  if (door === undefined) throw new SlackError('no_such_door');
  const asked: unknown = JSON.parse(body.toString());
  const { user } = z.object({ user: z.string() }).parse(asked);
  if (slack.standings.get(user)?.isDeactivated) throw new SlackError('account_inactive');
  return door(slack, asked);
}
