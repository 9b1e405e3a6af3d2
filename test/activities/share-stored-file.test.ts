import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebClient } from '@slack/web-api';
import { expect, it } from 'vitest';
import { uploadStoredFile } from '../../src/activities/slack/share-stored-file.ts';

/** As much of Slack as takes a file, slowly. */
async function startSlack() {
  const chunks: Buffer[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/upload') {
      const answer = { ok: true, upload_url: `${url}/upload`, file_id: 'F1' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
      return;
    }
    request.on('data', (chunk: Buffer) => {
      chunks.push(Buffer.from(chunk));
      request.pause();
      setImmediate(() => request.resume());
    });
    request.on('end', () => response.end('OK'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { url, received: () => Buffer.concat(chunks), close: () => server.close() };
}

it('sends every byte of a file of many chunks as it is, however slowly it is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adjutant-test-'));
  const slack = await startSlack();
  try {
    const path = join(folder, 'large.csv');
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, line) => `${line}\r\n`).join(''));
    await writeFile(path, bytes);
    const client = new WebClient('xoxb-test', { slackApiUrl: `${slack.url}/api/` });
    const { signal } = new AbortController();
    expect(await uploadStoredFile(client, { path, name: 'large.csv', signal })).toBe('F1');
    expect(slack.received().equals(bytes)).toBe(true);
  } finally {
    slack.close();
    await rm(folder, { recursive: true });
  }
});
