import type { StoreInspection } from '../../store/inspect-store.ts';
import { StoreError } from '../../store/store-error.ts';
import { skewFinding } from '../skew.ts';
import { ok, problem, type Check, type Finding } from '../check.ts';
import type { LookAtStore } from '../look-at-store.ts';

/** The store: whether it can be reached and written, of which version it is, and what its clock says. */
export function databaseCheck(look: LookAtStore): Check {
  return {
    name: 'database',
    run: async () => {
      try {
        const store = await look();
        return store === undefined ? [] : findingsOn(store);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        return [problem(`DATABASE_URL: ${error.message}`)];
      }
    },
  };
}

function findingsOn({ version, newest, place, skewMs }: StoreInspection): Finding[] {
  const state =
    version === newest
      ? `is of version ${version}, the newest`
      : `is of version ${version}; the first worker to start brings it to ${newest}`;
  return [
    ok(`the store ${place} can be written, and ${state}.`),
    ...(skewMs === undefined ? [] : [skewFinding('the database', skewMs)]),
  ];
}
