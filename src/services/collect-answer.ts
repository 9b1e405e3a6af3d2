import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { TransportError } from './transport-error.ts';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface CollectOptions {
  maxBytes: number;
  /** For the whole of the exchange, connecting included. */
  timeoutMs: number;
  /** An abort rejects with the signal's reason, untouched. */
  signal?: AbortSignal | undefined;
}

/** Dispatches one request and collects its answer in memory. @throws TransportError, or the signal's reason */
export function collectAnswer(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { maxBytes, timeoutMs, signal }: CollectOptions,
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const deadline = AbortSignal.timeout(timeoutMs);
  const chunks: Buffer[] = [];
  let controller: Dispatcher.DispatchController | undefined;
  let head: Omit<RawAnswer, 'body'> = { status: 0, headers: {} };
  let bytes = 0;
  let isSettled = false;

  const settle = () => {
    isSettled = true;
    deadline.removeEventListener('abort', expire);
    signal?.removeEventListener('abort', abort);
  };
  const fail = (error: unknown) => {
    if (isSettled) return;
    settle();
    reject(error);
    controller?.abort(new Error('given up'));
  };
  const isSent = () => controller !== undefined;
  const expire = () =>
    fail(new TransportError('timeout', `no answer within ${timeoutMs} ms`, isSent()));
  const abort = () => fail(signal?.reason);

  if (signal?.aborted) return Promise.reject(signal.reason);
  deadline.addEventListener('abort', expire, { once: true });
  signal?.addEventListener('abort', abort, { once: true });

  dispatcher.dispatch(request, {
    // Runs when a connection is there and before the first byte is written.
    onRequestStart(started) {
      if (isSettled) started.abort(new Error('given up'));
      else controller = started;
    },
    onResponseStart(_, status, headers) {
      head = { status, headers };
    },
    onResponseData(_, chunk) {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else
        fail(new TransportError('too-large', `the answer is larger than ${maxBytes} bytes`, true));
    },
    onResponseEnd() {
      if (isSettled) return;
      settle();
      resolve({ ...head, body: Buffer.concat(chunks) });
    },
    onResponseError(_, error) {
      fail(new TransportError('connection', connectionWords(error), isSent()));
    },
  });
  return promise;
}

/** undici's words and the system's code: `connect ECONNREFUSED 127.0.0.1:9`, `other side closed (UND_ERR_SOCKET)`. */
function connectionWords(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  return code === '' || error.message.includes(code) ? error.message : `${error.message} (${code})`;
}
