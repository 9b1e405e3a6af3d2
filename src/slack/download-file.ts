import type { WebClient } from '@slack/web-api';
import { request } from 'undici';
import { tokenOf } from './team-web-client.ts';

/** A file in Slack that could not be had: deleted, too large, or not where Slack keeps files. */
export class SlackFileError extends Error {
  override name = 'SlackFileError';
}

/**
 * The bytes of a file somebody uploaded. The bot token goes only to the host of the Web API in use and to
 * Slack's own file hosts.
 * @throws SlackFileError when the file is gone, larger than `maxBytes`, or kept elsewhere.
 */
export async function downloadFile(
  slack: WebClient,
  fileId: string,
  { maxBytes, signal }: { maxBytes: number; signal?: AbortSignal },
): Promise<Uint8Array> {
  const { file } = await slack.files.info({ file: fileId });
  const url = file?.url_private_download ?? file?.url_private;
  if (url === undefined) throw new SlackFileError('Slack has no content for this file any more.');
  if ((file?.size ?? 0) > maxBytes) throw new SlackFileError('The file is too large.');
  if (!isSlackHost(new URL(url), new URL(slack.slackApiUrl))) {
    throw new SlackFileError(`The file is kept outside Slack (${new URL(url).hostname}).`);
  }
  const { statusCode, headers, body } = await request(url, {
    method: 'GET',
    headers: { authorization: `Bearer ${await tokenOf(slack)}` },
    ...(signal && { signal }),
  });
  const bytes = new Uint8Array(await body.arrayBuffer());
  const isLoginPage = String(headers['content-type'] ?? '').startsWith('text/html');
  if (statusCode !== 200 || isLoginPage) {
    throw new SlackFileError(
      'Slack would not hand over the file; does the app have the scope files:read?',
    );
  }
  if (bytes.byteLength > maxBytes) throw new SlackFileError('The file is too large.');
  return bytes;
}

function isSlackHost(file: URL, api: URL): boolean {
  if (file.origin === api.origin) return true;
  return file.protocol === 'https:' && /(^|\.)slack(-gov)?\.com$/.test(file.hostname);
}
