import { inspectStore, type StoreInspection } from '../store/inspect-store.ts';
import type { Variables } from '../variables.ts';

/** Looks at the store when first asked. @returns nothing when it is not configured */
export type LookAtStore = () => Promise<StoreInspection> | undefined;

/**
 * One look that several checks share. Each with a look of its own would stand in the other's way: in a file, whoever
 * waits for the lock stops all of the process, and with it whoever holds the lock.
 */
export function lookAtStore({ DATABASE_URL: databaseUrl }: Partial<Variables>): LookAtStore {
  let look: Promise<StoreInspection> | undefined;
  return () => (databaseUrl === undefined ? undefined : (look ??= inspectStore(databaseUrl)));
}
