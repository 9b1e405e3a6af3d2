import type { Held } from './held.ts';
import type { FormValues } from './fields.ts';

/**
 * What people have typed and chosen, by surface (a message, a modal, the Home tab), kept apart from what the
 * app draws: a redrawn message or an updated view changes nothing here.
 */
export interface FormStore {
  subscribe: (listener: () => void) => () => void;
  read: (surface: string) => FormValues;
  write: (surface: string, key: string, held: Held) => void;
  /** Fields not seen before start with what the app gave; fields that are gone are forgotten. */
  settle: (surface: string, initial: FormValues) => void;
}

export function createFormStore(): FormStore {
  const surfaces = new Map<string, FormValues>();
  const listeners = new Set<() => void>();
  const read = (surface: string) => surfaces.get(surface) ?? empty;
  const replace = (surface: string, values: FormValues) => {
    surfaces.set(surface, values);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    write: (surface, key, held) => replace(surface, { ...read(surface), [key]: held }),
    settle: (surface, initial) => {
      const before = read(surface);
      const keys = Object.keys(initial);
      const same = keys.length === Object.keys(before).length && keys.every((key) => key in before);
      if (same) return;
      replace(
        surface,
        Object.fromEntries(
          Object.entries(initial).map(([key, held]) => [key, before[key] ?? held]),
        ),
      );
    },
  };
}

const empty: FormValues = {};
