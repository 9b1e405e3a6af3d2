import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { WebClient } from '@slack/web-api';
import { request } from 'undici';

/** Uploads a file of the disk to a channel without having all of it in memory, which Slack's own client has. */
export async function shareStoredFile(
  slack: WebClient,
  file: { channel: string; path: string; name: string; title: string; signal: AbortSignal },
): Promise<void> {
  const { channel, title } = file;
  const id = await uploadStoredFile(slack, file);
  await slack.files.completeUploadExternal({ files: [{ id, title }], channel_id: channel });
}

/** The same up to where Slack has it, and nobody sees it: it goes to a channel with its id, in a call of its own. */
export async function uploadStoredFile(
  slack: WebClient,
  { path, name, signal }: { path: string; name: string; signal: AbortSignal },
): Promise<string> {
  const { size } = await stat(path);
  const { upload_url: url = '', file_id: id = '' } = await slack.files.getUploadURLExternal({
    filename: name,
    length: size,
  });
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(size) },
    body: Readable.from(chunksOf(path), { highWaterMark: 1 }),
    signal,
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`Slack did not take the file (status ${statusCode})`);
  return id;
}

/**
 * The bytes of a file, always in the same few places of the memory: a stream of Node's would leave as much behind as the
 * file is long. The next chunk is asked for once the connection has taken the one before.
 */
async function* chunksOf(path: string): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path);
  try {
    const places = Array.from({ length: 8 }, () => Buffer.allocUnsafeSlow(65_536));
    for (let position = 0, turn = 0; ; turn += 1) {
      const place = places[turn % places.length] ?? Buffer.alloc(0);
      const { bytesRead } = await file.read(place, 0, place.length, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield place.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
