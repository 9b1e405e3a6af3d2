/** Tells whoever looks on that something is new; the number only grows. */
export interface Changes {
  seq: () => number;
  changed: () => void;
  /** Calls back after each change, until the returned function is called. */
  watch: (listener: (seq: number) => void) => () => void;
}

export function createChanges(): Changes {
  let seq = 0;
  const listeners = new Set<(seq: number) => void>();
  return {
    seq: () => seq,
    changed: () => {
      seq += 1;
      for (const listener of listeners) listener(seq);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
