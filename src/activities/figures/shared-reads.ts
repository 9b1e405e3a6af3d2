import type { Days } from '../../shared/evidence-days.ts';

/** Readings under way in this process, so that nobody asks for what somebody else is being told. */
export interface SharedReads {
  /**
   * Waits for a reading of the same key that holds all these days where there is one, else begins one.
   * @returns how many requests were sent for it: none where somebody else sends them
   */
  read(key: string, days: Days, begin: () => Promise<number>): Promise<number>;
}

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, { days: Days; done: Promise<number> }[]>();
  return {
    read: async (key, days, begin) => {
      const known = underWay.get(key) ?? [];
      const wider = known.find(({ days: { from, to } }) => from <= days.from && days.to <= to);
      if (wider !== undefined) {
        await wider.done;
        return 0;
      }
      const reading = { days, done: begin() };
      underWay.set(key, [...known, reading]);
      try {
        return await reading.done;
      } finally {
        const left = underWay.get(key)?.filter((each) => each !== reading) ?? [];
        if (left.length > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
