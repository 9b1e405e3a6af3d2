import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/store/open-store.ts';
import type { Lane, Quota } from '../../src/shared/quota.ts';
import { kinds, type Databases } from './support/databases.ts';
import { morning, openProbe, testClock, type Probe } from './support/probe.ts';

const minute = 60_000;
/** The service's hour, and the ten seconds a request may take to get there. */
const window = 60 * minute + 10_000;
const holdMs = 15 * minute;

const refusedAt = (retryAt: number, now: number) => ({
  granted: false,
  retryAt,
  waitMs: retryAt - now,
});

describe.each(kinds)('the quota on $name', ({ start }) => {
  let databases: Databases;
  let databaseUrl: string;
  let probe: Probe;
  let store: Store;
  let quota: Quota;

  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    databaseUrl = await databases.fresh();
    store = await open('reports');
    probe = await openProbe(databaseUrl);
    quota = store.quota;
  });
  afterEach(async () => {
    await probe.end();
    await store.close();
  });

  const open = (searchAccount: string) =>
    openStore({ databaseUrl, searchAccount, clock: testClock });

  /** Takes so many; answers how many were granted. */
  async function take(count: number, lane: Lane, reservation?: string): Promise<number> {
    let granted = 0;
    for (let index = 0; index < count; index += 1) {
      const grant = await quota.take({ lane, reservation });
      if (grant.granted) granted += 1;
    }
    return granted;
  }

  async function reserved(lane: Lane, units: number): Promise<string> {
    const reservation = await quota.reserve({ lane, units });
    if (!reservation.granted) throw new Error('was refused');
    return reservation.reservation;
  }

  it('is all there at first', async () => {
    expect(await quota.state()).toEqual({
      used: 0,
      reserved: 0,
      ceilings: { interactive: 1_000, batch: 700 },
      nextFree: {},
    });
  });

  it('gives batch work 700 and leaves people 300, and says to the millisecond when there is more', async () => {
    expect(await take(1, 'batch')).toBe(1);
    await probe.set(morning + 5 * minute);
    expect(await take(299, 'batch')).toBe(299);
    await probe.set(morning + 9 * minute);
    expect(await take(401, 'batch')).toBe(400);
    await probe.set(morning + 10 * minute);
    expect(await take(300, 'interactive')).toBe(300);

    const now = morning + 10 * minute;
    const first = morning + window;
    // 301 of those before have to leave until batch work has room again.
    const batch = morning + 9 * minute + window;
    expect(await quota.take({ lane: 'interactive' })).toEqual(refusedAt(first, now));
    expect(await quota.take({ lane: 'batch' })).toEqual(refusedAt(batch, now));
    expect(await quota.state()).toEqual({
      used: 1_000,
      reserved: 0,
      ceilings: { interactive: 1_000, batch: 700 },
      nextFree: { interactive: first, batch },
    });

    await probe.set(first - 1);
    expect(await take(1, 'interactive')).toBe(0);
    await probe.set(first);
    expect(await take(2, 'interactive')).toBe(1);
    await probe.set(batch - 1);
    expect(await take(1, 'batch')).toBe(0);
    await probe.set(batch);
    expect(await take(1, 'batch')).toBe(1);
  }, 180_000);

  it('holds a reservation as used, for its owner only, until it is used', async () => {
    const held = await reserved('batch', 690);
    expect(await quota.state()).toMatchObject({ used: 0, reserved: 690, nextFree: {} });
    expect(await take(11, 'batch')).toBe(10);
    const expiry = morning + holdMs;
    expect(await quota.take({ lane: 'batch' })).toEqual(refusedAt(expiry, morning));

    const small = await reserved('interactive', 298);
    expect(await take(3, 'interactive')).toBe(2);
    expect(await take(20, 'batch', held)).toBe(20);
    expect(await take(5, 'interactive', small)).toBe(5);
    expect(await quota.state()).toMatchObject({ used: 37, reserved: 963 });
  });

  it('lets a reservation that is used up ask like any other', async () => {
    const held = await reserved('batch', 2);
    await reserved('batch', 696);
    expect(await take(2, 'batch', held)).toBe(2);
    expect(await take(3, 'batch', held)).toBe(2);
    expect(await quota.state()).toMatchObject({ used: 4, reserved: 696 });
  });

  it('holds nothing of a reservation that cannot be filled, and says when it could be', async () => {
    expect(await take(2, 'batch')).toBe(2);
    await probe.set(morning + 50 * minute);
    await reserved('batch', 500);
    const [now, expiry] = [morning + 50 * minute, morning + 50 * minute + holdMs];
    expect(await quota.reserve({ lane: 'batch', units: 199 })).toEqual(
      refusedAt(morning + window, now),
    );
    expect(await quota.reserve({ lane: 'batch', units: 201 })).toEqual(refusedAt(expiry, now));
    expect(await quota.state()).toMatchObject({ used: 2, reserved: 500 });
    expect(await quota.reserve({ lane: 'batch', units: 198 })).toMatchObject({ granted: true });
  });

  it('refuses to reserve what no hour has', async () => {
    await expect(quota.reserve({ lane: 'batch', units: 701 })).rejects.toThrow(
      'From 1 to 700 requests can be reserved for batch work, not 701',
    );
    await expect(quota.reserve({ lane: 'interactive', units: 0 })).rejects.toThrow(
      'From 1 to 1000',
    );
  });

  it('takes back what a reservation has not used', async () => {
    const held = await reserved('interactive', 1_000);
    expect(await take(10, 'interactive', held)).toBe(10);
    await quota.release(held);
    expect(await quota.state()).toMatchObject({ used: 10, reserved: 0 });
    expect(await take(1, 'batch', held)).toBe(1);
    await quota.release('unknown');
    expect(await quota.reserve({ lane: 'batch', units: 689 })).toMatchObject({ granted: true });
  });

  it('lets a reservation go that nobody has used for 15 minutes', async () => {
    const held = await reserved('batch', 700);
    await probe.set(morning + holdMs - 1);
    expect(await take(1, 'batch', held)).toBe(1);
    await probe.set(morning + 2 * holdMs - 2);
    expect(await quota.state()).toMatchObject({ used: 1, reserved: 699 });
    await probe.set(morning + 2 * holdMs - 1);
    expect(await quota.state()).toMatchObject({ used: 1, reserved: 0 });
    expect(await quota.reserve({ lane: 'batch', units: 699 })).toMatchObject({ granted: true });
  });

  it('lets nobody through after a 429, whatever they have reserved, and shortens no block', async () => {
    const held = await reserved('interactive', 5);
    await quota.block(20 * minute);
    await quota.block(minute);
    const until = morning + 20 * minute;
    for (const lane of ['interactive', 'batch'] as const) {
      expect(await quota.take({ lane, reservation: held })).toEqual(refusedAt(until, morning));
      expect(await quota.reserve({ lane, units: 1 })).toEqual(refusedAt(until, morning));
    }
    expect(await quota.state()).toMatchObject({
      blockedUntil: until,
      nextFree: { interactive: until, batch: until },
    });
    await probe.set(until);
    expect(await quota.state()).not.toHaveProperty('blockedUntil');
    expect(await take(1, 'batch')).toBe(1);
  });

  it('blocks for one window at most: after that the service has counted nothing for an hour', async () => {
    await quota.block(Number.MAX_SAFE_INTEGER);
    expect(await quota.state()).toMatchObject({ blockedUntil: morning + window });
  });

  it('outlives a clock that was ahead: what it dated into the future happened now at the latest', async () => {
    await probe.set(morning + 3_000 * minute);
    expect(await take(2, 'interactive')).toBe(2);
    await reserved('batch', 100);
    await quota.block(minute);
    await probe.set(morning);
    expect(await quota.state()).toMatchObject({
      used: 2,
      reserved: 0,
      blockedUntil: morning + window,
    });
    await probe.set(morning + window);
    expect(await quota.state()).toMatchObject({ used: 0, nextFree: {} });
  });

  it('keeps the log for a day', async () => {
    expect(await take(2, 'batch')).toBe(2);
    await probe.set(morning + 24 * 60 * minute - 1);
    expect(await take(1, 'batch')).toBe(1);
    expect(await probe.log()).toHaveLength(3);
    await probe.set(morning + 24 * 60 * minute);
    expect(await take(1, 'batch')).toBe(1);
    expect(await probe.log()).toHaveLength(2);
  });

  it('counts each account on its own, and does not write its name', async () => {
    const other = await open('somebody@example.com');
    await other.quota.block(minute);
    await other.quota.take({ lane: 'batch' });
    expect(await take(1, 'batch')).toBe(1);
    expect(await quota.state()).toMatchObject({ used: 1, nextFree: {} });
    await other.close();
    const accounts = await probe.db.selectFrom('search_quota_block').select('account').execute();
    expect(accounts).toEqual([{ account: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  });

  it('is the same for all who opened the store, and after it was opened again', async () => {
    const other = await open('reports');
    const reservation = await reserved('batch', 700);
    expect(await other.quota.take({ lane: 'batch', reservation })).toEqual({ granted: true });
    await other.close();
    const again = await open('reports');
    expect(await again.quota.state()).toMatchObject({ used: 1, reserved: 699 });
    await again.close();
  });

  it("goes by the database's own clock", async () => {
    const real = await openStore({ databaseUrl, searchAccount: 'real' });
    const before = Date.now();
    await real.quota.block(minute);
    const { blockedUntil = 0 } = await real.quota.state();
    await real.close();
    expect(blockedUntil - minute).toBeGreaterThanOrEqual(before - 2);
    expect(blockedUntil - minute).toBeLessThanOrEqual(Date.now() + 2);
  });
});
