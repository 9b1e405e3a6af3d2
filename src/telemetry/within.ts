/** What becomes of the work; rejects where that takes longer than `ms`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${ms / 1000} s`)));
  });
  return Promise.race([work, tooLate]);
}
