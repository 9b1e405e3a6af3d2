import type { LiveObject } from './live-media-plan.ts';

/** A planned object and what the service has of it: nothing, one, or (something went wrong) several. */
export interface Match<P, L> {
  planned: P;
  live: L[];
}

/** What a plan says of an object that helps to find it in the service. */
export interface Findable {
  key: string;
  /** Absent where the service makes the name. */
  name?: string;
  /** The plan points at an object that exists. */
  existingId?: string;
}

/**
 * Pairs the planned children of one parent with those the service has: by id where the plan gives one, by
 * name where it sets one; the others take, in order, what no name accounts for.
 */
export function match<P extends Findable, L extends LiveObject>(
  planned: readonly P[],
  live: readonly L[],
): Match<P, L>[] {
  const names = new Set(planned.map(({ name }) => name));
  const nameless = live.filter(({ name }) => !names.has(name)).values();
  return planned.map((object) => ({ planned: object, live: liveOf(object) }));

  function liveOf({ name, existingId }: P): L[] {
    if (existingId !== undefined) return live.filter(({ id }) => id === existingId);
    if (name !== undefined) return live.filter((candidate) => candidate.name === name);
    const next = nameless.next();
    return next.done === true ? [] : [next.value];
  }
}
