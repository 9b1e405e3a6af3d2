/** A terminal's Ctrl-C reaches us directly and again through npm: that is one. */
const sameMs = 1_000;

/**
 * Waits for somebody who wants us to end: Ctrl-C, SIGTERM, a closed terminal, or the death of the
 * process we were started by. `onInsist` is called when they say so a second time.
 */
export function interruption(onInsist: () => void): AbortSignal {
  const first = new AbortController();
  let firstAt = 0;
  const hear = () => {
    const now = performance.now();
    if (!first.signal.aborted) {
      firstAt = now;
      first.abort();
    } else if (now - firstAt > sameMs) onInsist();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hear);
  process.on('disconnect', hear);
  // Written to a terminal that is gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return first.signal;
}
