import { z } from 'zod';
import { openStore } from '../../../src/store/open-store.ts';
import { openProbe, testClock } from './probe.ts';

/*
 * A process that asks for requests as fast as it is let, together with others: whoever is refused moves the
 * clock of all to the moment it was told, and on some takes a little time passes.
 */
const Order = z.object({ databaseUrl: z.string(), units: z.number(), seed: z.number() });

process.once('message', (message) => void run(Order.parse(message)));
process.once('disconnect', () => process.exit());
process.send?.('ready');

async function run({ databaseUrl, units, seed }: z.infer<typeof Order>): Promise<void> {
  const store = await openStore({ databaseUrl, searchAccount: 'all', clock: testClock });
  if (units > 0) await takeAll(store.quota, databaseUrl, units, seed);
  await store.close();
  process.send?.('done');
}

async function takeAll(
  quota: Awaited<ReturnType<typeof openStore>>['quota'],
  databaseUrl: string,
  units: number,
  seed: number,
): Promise<void> {
  const probe = await openProbe(databaseUrl);
  for (let granted = 0; granted < units;) {
    const grant = await quota.take({ lane: 'interactive' });
    if (!grant.granted) await probe.reach(grant.retryAt);
    else if ((granted += 1) % 5 === seed) await passTime(probe, (granted * 7_919 + seed) % 13_000);
  }
  await probe.end();
}

async function passTime({ db }: Awaited<ReturnType<typeof openProbe>>, ms: number): Promise<void> {
  await db
    .updateTable('test_clock')
    .set((clock) => ({ now: clock('now', '+', ms) }))
    .execute();
}
