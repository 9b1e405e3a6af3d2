import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { WebClient } from '@slack/web-api';
import { request } from 'undici';

/** Uploads a file of the disk to a channel without having all of it in memory, which Slack's own client has. */
export async function shareStoredFile(
  slack: WebClient,
  file: { channel: string; path: string; name: string; title: string; signal: AbortSignal },
): Promise<void> {
  const { channel, path, name, title, signal } = file;
  const { size } = await stat(path);
  const { upload_url: url = '', file_id: id = '' } = await slack.files.getUploadURLExternal({
    filename: name,
    length: size,
  });
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(size) },
    body: createReadStream(path),
    signal,
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`Slack did not take the file (status ${statusCode})`);
  await slack.files.completeUploadExternal({ files: [{ id, title }], channel_id: channel });
}
