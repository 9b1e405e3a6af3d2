import type { Lane, Quota } from '../../shared/quota.ts';

/** More are never held for one piece of work: what it needs beyond asks like everybody else. */
const mostHeld = 500;

export function createSearchAllowance({ quota }: { quota: Quota }) {
  return {
    /**
     * Holds requests of the search service for work that begins now, or says at which instant there will be room
     * for them. It is given back with `releaseSearch`, or by itself a quarter of an hour after it was last used.
     */
    async reserveSearch({
      units,
      lane,
    }: {
      units: number;
      lane: Lane;
    }): Promise<{ reservation?: string; refusedUntil?: string }> {
      if (units < 1) return {};
      const answer = await quota.reserve({ lane, units: Math.min(units, mostHeld) });
      if (answer.granted) return { reservation: answer.reservation };
      return { refusedUntil: new Date(answer.retryAt).toISOString() };
    },

    /** Gives back what was held and not used. */
    async releaseSearch({ reservation }: { reservation: string }): Promise<void> {
      await quota.release(reservation);
    },
  };
}
