/** Waits for `work` until `signal` aborts; then rejects with the signal's reason, whatever becomes of the work. */
export async function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, tooLate]);
}
