import type { IncomingMessage } from 'node:http';

/** The whole body of a request. @throws when it is larger than 32 MB. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new Error('The body is larger than 32 MB.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const maxBytes = 32 * 1024 * 1024;
