import type { ServerResponse } from 'node:http';
import type { Slack } from '../slack.ts';

/** `GET /_page/events`: a line at once and one at each change, until the reader goes away. */
export function events({ changes }: Slack, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  const tell = (seq: number) => response.write(`data: ${JSON.stringify({ seq })}\n\n`);
  const stop = changes.watch(tell);
  response.on('close', stop);
  tell(changes.seq());
}
