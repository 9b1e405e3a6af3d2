import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, type Databases } from './support/databases.ts';
import { openProbe } from './support/probe.ts';
import { fourTogether } from './support/together.ts';

const hour = 3_600_000;

describe.each(kinds)('four processes on $name', ({ start }) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());

  it('that ask for 4,000 requests get no more than 1000 in any hour, and nearly that many in each', async () => {
    const databaseUrl = await databases.fresh();
    const probe = await openProbe(databaseUrl);
    await fourTogether(databaseUrl, 1_000);
    const log = await probe.log();
    await probe.end();

    expect(log).toHaveLength(4_000);
    const inHour = hoursFrom(log);
    expect(Math.max(...inHour)).toBeLessThanOrEqual(1_000);
    const whole = inHour.filter((_, index) => (log[index] ?? 0) + hour <= (log.at(-1) ?? 0));
    expect(whole.length).toBeGreaterThan(1_000);
    expect(Math.max(...whole)).toBeGreaterThanOrEqual(995);
    // Nobody waited longer than had to be: each thousand began as the one before had left the window.
    for (const [index, at] of log.slice(1_000).entries()) {
      expect(at - (log[index] ?? 0)).toBeLessThan(1.1 * hour);
    }
  }, 180_000);
});

/** How many requests lie in the hour that begins with each request, both ends included. */
function hoursFrom(log: number[]): number[] {
  let end = 0;
  return log.map((at, index) => {
    while (end < log.length && (log[end] ?? 0) <= at + hour) end += 1;
    return end - index;
  });
}
