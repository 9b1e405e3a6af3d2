import type { Logger } from './log.ts';

/** How an end goes: nothing new is taken; what is being done is finished; what is open is closed. */
export const ending = {
  /** What an activity has for finishing, in milliseconds, before it is told to stop where it is. */
  graceMs: 5_000,
  /** After that the process ends, whatever is left. Kubernetes kills after 30 s. */
  limitMs: 25_000,
};

/** One Ctrl-C reaches a process twice, from the terminal and from npm: within milliseconds. */
const sameMs = 500;

/**
 * Has `begin` called once, when this process is asked to end: by SIGTERM, by SIGINT, or because whoever started it is
 * gone. A second signal ends it at once, and so does the limit, with status 1: Temporal gives what was left to others.
 */
export function whenAskedToEnd(
  begin: () => void,
  log: Pick<Logger, 'warn'>,
  { limitMs = ending.limitMs } = {},
): void {
  let askedAt: number | undefined;
  const ask = (isSignal: boolean) => {
    if (askedAt !== undefined) {
      if (isSignal && performance.now() - askedAt > sameMs) giveUp('asked to end twice');
      return;
    }
    askedAt = performance.now();
    const limit = AbortSignal.timeout(limitMs);
    limit.addEventListener('abort', () => giveUp(`not ended in ${limitMs / 1_000} s`));
    begin();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => ask(true));
  process.on('disconnect', () => ask(false));
  const giveUp = (reason: string) => {
    log.warn({ reason }, 'ends at once; Temporal gives what it did to others');
    process.exit(1);
  };
}
