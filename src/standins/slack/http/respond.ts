import type { ServerResponse } from 'node:http';

/** Answers with JSON. */
export function respondJson(
  response: ServerResponse,
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Answers with text or bytes. */
export function respond(
  response: ServerResponse,
  body: Uint8Array | string,
  {
    status = 200,
    type = 'text/plain; charset=utf-8',
    headers = {},
  }: { status?: number; type?: string; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
}
