import type { Lane, Quota } from '../../shared/quota.ts';
import type { CallOptions } from '../call-endpoint.ts';
import type { Failed } from '../outcome.ts';

/** Stands before every request: lets it go when the quota does, and tells the quota when the service says no. */
export interface QuotaGate {
  /** Why a request may not go out now, if it may not. */
  admit: (options: CallOptions) => Promise<Failed | undefined>;
  /** After a 429: nobody asks until the window has passed. The failure with when that is. */
  close: (failed: Failed) => Promise<Failed>;
}

/** The window of the service; its start is not known, so that a whole one has to pass. */
const windowMs = 3_600_000;

/** @param now Unix milliseconds */
export function createQuotaGate(quota: Quota | undefined, now: () => number): QuotaGate {
  return {
    async admit({ lane = 'interactive', reservation }) {
      const grant = await quota?.take({ lane, reservation }).catch(() => 'unknown' as const);
      if (grant === undefined) return undefined;
      if (grant === 'unknown') return { kind: 'unreachable', detail: noStore };
      if (grant.granted) return undefined;
      const { waitMs, retryAt } = grant;
      const detail = `${usedUp[lane]}; free again at ${clock(retryAt)}`;
      return { kind: 'rate-limited', detail, retryAfterMs: waitMs };
    },

    async close(failed) {
      const retryAfterMs = Math.min(failed.retryAfterMs ?? windowMs, windowMs);
      // The service has said no: that is the news, also where the store cannot be told.
      await quota?.block(retryAfterMs).catch(() => {});
      const detail = `${failed.detail}; free again at ${clock(now() + retryAfterMs)}`;
      return { ...failed, detail, retryAfterMs };
    },
  };
}

const usedUp: Record<Lane, string> = {
  interactive: 'the search service’s 1000 requests an hour are used up',
  batch: 'what background work may use of the search service’s 1000 requests an hour is used up',
};

/** Its own words may hold the address of the database with a password. */
const noStore = 'the store that counts the requests to the search service does not answer';

/** `14:05 UTC`: the first full minute from then on. */
function clock(at: number): string {
  const minute = 60_000;
  return `${new Date(Math.ceil(at / minute) * minute).toISOString().slice(11, 16)} UTC`;
}
