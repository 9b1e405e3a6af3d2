import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { CallEnds } from './call-ends.ts';
import type { Deadlines } from './deadlines.ts';
import type { Scratch } from './scratch.ts';
import { TransportError } from './transport-error.ts';

/** An answer whose body was read. */
export interface CollectedAnswer<Body> extends Head {
  body: Body;
}

export interface Head {
  status: number;
  headers: IncomingHttpHeaders;
}

export interface CollectOptions<Body> {
  maxBytes: number;
  /** Makes of the bytes what is wanted; they are gone when it returns. */
  read: (bytes: Buffer, head: Head) => Body;
  scratch: Scratch;
  /** For a connection to be free, and again for the exchange: one that waited for its turn is not cut off short. */
  timeoutMs: number;
  /** Signals that abort when they are over. */
  deadlines: Deadlines;
  ends: CallEnds;
}

/** Dispatches one request and collects its answer. @throws TransportError, or the reason of the signal that ended it */
export function collectAnswer<Body>(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { maxBytes, read, scratch, timeoutMs, deadlines, ends: { signal, unsent } }: CollectOptions<Body>,
): Promise<CollectedAnswer<Body>> {
  const { promise, resolve, reject } = Promise.withResolvers<CollectedAnswer<Body>>();
  const gathered = scratch.gather();
  let controller: Dispatcher.DispatchController | undefined;
  let head: Head = { status: 0, headers: {} };
  let isSettled = false;
  let deadline = deadlines();

  const settle = () => {
    isSettled = true;
    deadline.removeEventListener('abort', expire);
    signal?.removeEventListener('abort', abort);
    unsent?.removeEventListener('abort', abortUnsent);
  };
  const fail = (error: unknown) => {
    if (isSettled) return;
    settle();
    reject(error);
    controller?.abort(new Error('given up'));
  };
  const isSent = () => controller !== undefined;
  const expire = () => {
    const what = isSent() ? 'answer' : 'connection';
    fail(new TransportError('timeout', `no ${what} within ${timeoutMs} ms`, isSent()));
  };
  const abort = () => fail(signal?.reason);
  const abortUnsent = () => fail(unsent?.reason);

  if (signal?.aborted) return Promise.reject(signal.reason);
  if (unsent?.aborted) return Promise.reject(unsent.reason);
  deadline.addEventListener('abort', expire, { once: true });
  signal?.addEventListener('abort', abort, { once: true });
  unsent?.addEventListener('abort', abortUnsent, { once: true });

  dispatcher.dispatch(request, {
    // Runs when a connection is there and before the first byte is written.
    onRequestStart(started) {
      if (isSettled) return started.abort(new Error('given up'));
      controller = started;
      unsent?.removeEventListener('abort', abortUnsent);
      deadline.removeEventListener('abort', expire);
      deadline = deadlines();
      deadline.addEventListener('abort', expire, { once: true });
    },
    onResponseStart(_, status, headers) {
      head = { status, headers };
    },
    onResponseData(_, chunk) {
      if (isSettled) return;
      if (gathered.bytes + chunk.length <= maxBytes) gathered.add(chunk);
      else
        fail(new TransportError('too-large', `the answer is larger than ${maxBytes} bytes`, true));
    },
    onResponseEnd() {
      if (isSettled) return;
      settle();
      resolve({ ...head, body: gathered.read((bytes) => read(bytes, head)) });
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
