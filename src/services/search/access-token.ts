/** A token all callers share. It is in memory only. */
export interface AccessToken {
  /** The token, got first where there is none or it is about to expire: once for all who wait. */
  get: (signal?: AbortSignal) => Promise<string>;
  /** The service does not take this one any more. */
  discard: (token: string) => void;
}

/** An hour before the service forgets it. */
const lifetimeMs = 47 * 3_600_000;

/** @param now Unix milliseconds */
export function createAccessToken(obtain: () => Promise<string>, now: () => number): AccessToken {
  let current: { token: string; until: number } | undefined;
  let underWay: Promise<string> | undefined;

  const renew = async (): Promise<string> => {
    const until = now() + lifetimeMs;
    const token = await obtain();
    current = { token, until };
    return token;
  };

  return {
    get: async (signal) => {
      if (current && now() < current.until) return current.token;
      underWay ??= renew().finally(() => {
        underWay = undefined;
      });
      return await orAborted(underWay, signal);
    },
    discard: (token) => {
      if (current?.token === token) current = undefined;
    },
  };
}

/** Stops waiting when the signal says so; the work goes on for the others. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return await work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
