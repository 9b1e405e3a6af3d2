import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Pool, type Dispatcher } from 'undici';
import { isLoopback } from '../shared/is-loopback.ts';
import type { CallEnds } from './call-ends.ts';
import { collectAnswer, type Head } from './collect-answer.ts';
import { createDeadlines } from './deadlines.ts';
import type { WireRequest } from './request.ts';
import { createScratch } from './scratch.ts';
import { TransportError } from './transport-error.ts';

export interface TransportOptions {
  /** With or without a path in front of every endpoint's. HTTPS, or HTTP on this machine. */
  baseUrl: string;
  timeoutMs: number;
  maxResponseBytes: number;
  /** Instead of a pool of our own. */
  dispatcher?: Dispatcher | undefined;
}

export interface Answer {
  status: number;
  contentType: string;
  retryAfter: string | undefined;
  text: string;
}

export interface Transport {
  /** One attempt. @throws TransportError, or the reason of the signal by which the caller gives up */
  send(
    request: WireRequest & { headers: Record<string, string> },
    ends?: CallEnds,
  ): Promise<Answer>;
  /** Waits for what is under way. */
  close: () => Promise<void>;
}

/** HTTP/1.1 over a few kept connections, one attempt a request, answers of a bounded size. */
export function createTransport(options: TransportOptions): Transport {
  const { timeoutMs, maxResponseBytes: maxBytes } = options;
  const { origin, pathname } = requireSafe(new URL(options.baseUrl));
  const prefix = pathname.replace(/\/$/, '');
  const pool = options.dispatcher ?? createPool(origin, timeoutMs);
  const scratch = createScratch();
  const deadlines = createDeadlines(timeoutMs);
  return {
    async send({ method, path, query, body, headers }, ends = {}) {
      const request = {
        origin,
        path: prefix + path + (query && `?${query}`),
        method,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...(body && { 'content-type': body.contentType }),
          ...headers,
        },
        body: body?.text ?? null,
      };
      const limits = { maxBytes, timeoutMs, deadlines, ends };
      const collecting = { ...limits, read: textOrZipped, scratch };
      const { status, headers: said, body: read } = await collectAnswer(pool, request, collecting);
      return {
        status,
        contentType: said['content-type'] ?? 'no content type',
        retryAfter: said['retry-after'],
        text: typeof read === 'string' ? read : textOf(await inflate(read, maxBytes)),
      };
    },
    close: () => (options.dispatcher ? Promise.resolve() : pool.close()),
  };
}

function requireSafe(url: URL): URL {
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) return url;
  throw new TypeError(`${url.origin} is not https: plain http is for this machine only.`);
}

function createPool(origin: string, timeoutMs: number): Pool {
  return new Pool(origin, {
    connections: 8,
    allowH2: false,
    connect: { timeout: timeoutMs },
    // There is one deadline for the whole of an exchange instead.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** The text, or a copy of what must be unpacked before. */
function textOrZipped(bytes: Buffer, { headers }: Head): string | Buffer {
  return headers['content-encoding'] === 'gzip' ? Buffer.from(bytes) : textOf(bytes);
}

/** Without a byte order mark. */
function textOf(bytes: Buffer): string {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return bytes.toString('utf8', hasMark ? 3 : 0);
}

async function inflate(body: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(body, { maxOutputLength });
  } catch {
    throw new TransportError('undecodable', 'the answer is broken gzip, or too large', true);
  }
}
