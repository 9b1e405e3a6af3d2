import type { IncomingMessage } from 'node:http';

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = await Array.fromAsync(request);
  return Buffer.concat(chunks).toString();
}
