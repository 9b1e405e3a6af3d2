/** Gives a signal that aborts when `timeoutMs` are over, at most a hundredth later. */
export type Deadlines = () => AbortSignal;

/**
 * Those who ask shortly after another share a signal: each is remembered until its time is over, also when the answer
 * came at once, and the tables for thousands of them a second are megabytes.
 */
export function createDeadlines(timeoutMs: number): Deadlines {
  const sharedMs = Math.ceil(timeoutMs / 100);
  let latest: { signal: AbortSignal; madeAt: number } | undefined;
  return () => {
    const now = performance.now();
    if (latest === undefined || now - latest.madeAt > sharedMs) {
      latest = { signal: AbortSignal.timeout(timeoutMs + sharedMs), madeAt: now };
    }
    return latest.signal;
  };
}
