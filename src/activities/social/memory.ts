/** The last few values by key, each made once: calls for the same key share the promise. */
export interface Memory<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** Keeps the `size` values used last; a value whose making failed is not kept. */
export function createMemory<Value>(size: number): Memory<Value> {
  const kept = new Map<string, Promise<Value>>();
  return {
    get: (key, make) => {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      value.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
