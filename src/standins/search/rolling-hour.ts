import type { Documents } from '../documents.ts';

/** How many requests there were in the last hour, over restarts. */
export interface RollingHour {
  /** Counts one more request, unless there is no room for it. */
  take: () => boolean;
  /** Takes all the room that is left. */
  useUp: () => void;
}

const hourMs = 3_600_000;

/** @param size how many requests there may be in any hour; `now` is in Unix milliseconds */
export function openRollingHour(
  documents: Documents,
  { size, now }: { size: number; now: () => number },
): RollingHour {
  const kept = documents.all<Taken>('requests').toSorted((one, other) => one.id - other.id);
  let nextId = (kept.at(-1)?.id ?? 0) + 1;
  const room = () => {
    const since = now() - hourMs;
    while (kept[0] && kept[0].at <= since) {
      documents.remove('requests', String(kept[0].id));
      kept.shift();
    }
    return size - kept.length;
  };
  const take = () => {
    if (room() <= 0) return false;
    const taken = { id: nextId, at: now() };
    nextId += 1;
    kept.push(taken);
    documents.put('requests', String(taken.id), taken);
    return true;
  };
  return {
    take,
    useUp: () => {
      while (take());
    },
  };
}

interface Taken {
  id: number;
  /** Unix milliseconds. */
  at: number;
}
