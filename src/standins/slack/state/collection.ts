import type { Documents } from '../../documents.ts';

/** Records of one kind, in memory and written through at each change. */
export interface Collection<T> {
  get: (id: string) => T | undefined;
  /** In the order they were first put. */
  all: () => T[];
  put: (value: T) => T;
  remove: (id: string) => void;
}

export function openCollection<T>(
  documents: Documents,
  {
    kind,
    id,
    changed,
  }: {
    kind: string;
    id: (value: T) => string;
    /** Called after each change. */
    changed: () => void;
  },
): Collection<T> {
  const records = new Map(documents.all<T>(kind).map((value) => [id(value), value]));
  return {
    get: (key) => records.get(key),
    all: () => [...records.values()],
    put: (value) => {
      documents.put(kind, id(value), value);
      records.set(id(value), value);
      changed();
      return value;
    },
    remove: (key) => {
      documents.remove(kind, key);
      if (records.delete(key)) changed();
    },
  };
}
