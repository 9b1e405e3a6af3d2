import type { Documents } from '../documents.ts';

/** Records of one kind in the order in which they came, in memory and written through. */
export interface Collection<T extends { id: string }> {
  all: () => T[];
  get: (id: string) => T | undefined;
  /** Adds or replaces. */
  put: (value: T) => T;
  remove: (id: string) => void;
}

export function openCollection<T extends { id: string }>(
  documents: Documents,
  kind: string,
): Collection<T> {
  const byId = new Map(documents.all<T>(kind).map((value) => [value.id, value]));
  return {
    all: () => [...byId.values()],
    get: (id) => byId.get(id),
    put: (value) => {
      documents.put(kind, value.id, value);
      byId.set(value.id, value);
      return value;
    },
    remove: (id) => {
      documents.remove(kind, id);
      byId.delete(id);
    },
  };
}
