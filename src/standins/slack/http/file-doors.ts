import type { IncomingMessage, ServerResponse } from 'node:http';
import { mimetypeOf } from '../state/api-file.ts';
import { isStepToken } from '../state/is-step-token.ts';
import { findFile } from '../state/find-file.ts';
import { SlackError } from '../slack-error.ts';
import type { Slack } from '../slack.ts';
import { readBody } from './read-body.ts';
import { respond } from './respond.ts';
import { bearer } from './web-api.ts';

/** `POST /upload/v1/{id}`: the bytes of a file that `files.getUploadURLExternal` announced. */
export async function receiveUpload(
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const file = slack.files.get(url.pathname.slice('/upload/v1/'.length));
  if (file === undefined || file.isComplete) {
    respond(response, 'no such upload', { status: 404 });
    return;
  }
  const bytes = await uploadedBytes(request);
  if (bytes.length !== file.size) {
    respond(response, `${bytes.length} bytes came where ${file.size} were announced`, {
      status: 400,
    });
    return;
  }
  slack.files.put({ ...file, base64: bytes.toString('base64') });
  respond(response, `OK - ${bytes.length}`);
}

/** `GET /files-pri/{team}-{id}/…`: bytes for the app; anybody else is sent to sign in, as by Slack. */
export function sendFile(
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  if (!isBot(bearer(request), slack)) {
    respond(response, '', { status: 302, headers: { location: `${slack.url}/?redir=sign-in` } });
    return;
  }
  const [, id = ''] = /^\/files-pri\/[^/-]+-([^/]+)\//.exec(url.pathname) ?? [];
  try {
    const { name, base64 = '' } = findFile(slack, id);
    respond(response, Buffer.from(base64, 'base64'), { type: mimetypeOf(name) });
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
    respond(response, error.code, { status: 404 });
  }
}

function isBot(token: string | undefined, slack: Slack): boolean {
  try {
    if (isStepToken(slack, token)) return true;
    slack.appTokens.check(token ?? '');
    return true;
  } catch {
    return false;
  }
}

/** web-api sends a form with the bytes in one of its fields; others post the bytes as they are. */
async function uploadedBytes(request: IncomingMessage): Promise<Buffer> {
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return body;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const file = [...form.values()].find((value) => value instanceof File);
  return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
}
