import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { isSlackPayload } from './slack-payload.ts';

/** Largest body in bytes: what Slack sends is far smaller; a form holds up to a hundred fields of 3,000 characters. */
const bodyLimit = 1024 * 1024;

/**
 * Reads the body before Bolt does, which takes whatever is valid JSON for a payload: one that is too long is answered
 * with 413, one that is nothing Slack sends with 400, and one that was signed more than five minutes from now, in
 * either direction, with 401.
 */
export function guardBody(listener: RequestListener): RequestListener {
  return (request, response) => {
    void read(request).then(
      (body) => {
        if (body === undefined) return endWith(response, 413);
        if (!isTimely(request)) return void response.writeHead(401).end();
        if (!holdsPayload(body.toString(), request.headers['content-type'])) {
          return void response.writeHead(400).end();
        }
        // What Bolt takes for a body that somebody has read already.
        return listener(Object.assign(request, { rawBody: body }), response);
      },
      () => response.destroy(),
    );
  };
}

/** Ends a request, whose body may not have been read, without an answer worth reading. */
export function endWith(response: ServerResponse, status: number): void {
  if (response.headersSent) return;
  response.writeHead(status, { connection: 'close' }).end();
}

/** Undefined where it is too long; rejects where the sender goes away. */
function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= bodyLimit) return void chunks.push(chunk);
    // Left open where it is too long: the sender is to get an answer.
    request.off('data', take).pause();
    resolve(undefined);
  };
  request.on('data', take);
  request.once('end', () => resolve(Buffer.concat(chunks)));
  request.once('error', reject);
  request.once('close', () => reject(new Error('The sender has gone away.')));
  return promise;
}

/** Bolt refuses what is old; what claims to be from the future could be kept, and used for as long. */
function isTimely({ headers }: IncomingMessage): boolean {
  const signedAt = headers['x-slack-request-timestamp'];
  if (signedAt === undefined) return true;
  return /^\d{1,12}$/u.test(String(signedAt)) && Number(signedAt) <= Date.now() / 1000 + 300;
}

/** The body is taken apart as Bolt does it, so that both see the same. */
function holdsPayload(text: string, contentType: string | undefined): boolean {
  const isForm = contentType === 'application/x-www-form-urlencoded';
  const form = isForm ? parse(text) : undefined;
  const json = isForm ? form?.['payload'] : text;
  if (typeof json !== 'string') return isSlackPayload({ ...form });
  try {
    return isSlackPayload(JSON.parse(json));
  } catch {
    return false;
  }
}
