/** Something that is read anew only when it has got too old for whoever asks. */
export interface Recent<T> {
  /**
   * @param maxAgeMs how long ago it may have been read, in milliseconds
   * @returns also whether it was read for this one
   */
  get(maxAgeMs: number): Promise<{ value: T; isNew: boolean }>;
}

/**
 * Who asks while it is read gets what comes; what could not be read is not kept.
 * @param now Unix milliseconds
 */
export function createRecent<T>(read: () => Promise<T>, now: () => number): Recent<T> {
  let last: { reading: Promise<T>; at: number } | undefined;
  return {
    get: async (maxAgeMs) => {
      if (last !== undefined && now() - last.at <= maxAgeMs) {
        return { value: await last.reading, isNew: false };
      }
      const mine = { reading: read(), at: now() };
      last = mine;
      try {
        return { value: await mine.reading, isNew: true };
      } catch (error) {
        if (last === mine) last = undefined;
        throw error;
      }
    },
  };
}
