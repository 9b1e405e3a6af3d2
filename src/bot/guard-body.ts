import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Largest body in bytes: what Slack sends is far smaller; a form holds up to a hundred fields of 3,000 characters. */
const bodyLimit = 1024 * 1024;

/**
 * Reads the body before Bolt does, which takes whatever is valid JSON for an object: one that is too long is answered
 * with 413, one that holds no object with 400.
 */
export function guardBody(listener: RequestListener): RequestListener {
  return (request, response) => {
    void read(request).then(
      (body) => {
        if (body === undefined) return endWith(response, 413);
        if (!holdsObject(body.toString(), request.headers['content-type'])) {
          return endWith(response, 400);
        }
        // What Bolt takes for a body that somebody has read already.
        return listener(Object.assign(request, { rawBody: body }), response);
      },
      () => response.destroy(),
    );
  };
}

/** Ends a request without an answer worth reading. */
export function endWith(response: ServerResponse, status: number): void {
  if (response.headersSent) return;
  response.writeHead(status, { connection: 'close' }).end();
}

/** Undefined where it is too long; rejects where the sender goes away. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Left open where it is too long: the sender is to get an answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function holdsObject(text: string, contentType: string | undefined): boolean {
  const isForm = contentType === 'application/x-www-form-urlencoded';
  const json = isForm ? new URLSearchParams(text).get('payload') : text;
  if (json === null) return true;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
