/** Does some work when its turn comes. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** So many times nothing new may be there until a rush counts as over. */
const calm = 20;
/** After so long work begins all the same: a form must be open 3 s after it was asked for. */
const longestMs = 1_000;

/**
 * Lets `width` works be under way, in the order in which they came, each begun only when all that Slack has handed over
 * by then has been read: in a rush everybody is acknowledged before anybody is answered, because Slack waits 3 s.
 */
export function createTurns(width: number): Turns {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let arrived = 0;

  async function rushIsOver(): Promise<void> {
    const until = performance.now() + longestMs;
    for (let quiet = 0; quiet < calm && performance.now() < until;) {
      const before = arrived;
      await new Promise<void>((resolve) => void setImmediate(resolve));
      quiet = arrived === before ? quiet + 1 : 0;
    }
  }

  return async (work) => {
    arrived += 1;
    if (underWay < width) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await rushIsOver();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
