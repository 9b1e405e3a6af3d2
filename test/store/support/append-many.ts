import { z } from 'zod';
import { openStore } from '../../../src/store/open-store.ts';
import { entry } from './entry.ts';

/*
 * A process that writes entries as fast as it is let, together with others. Every fourth one has an id that the
 * others write as well, with the same content; every tenth time it reads what there is.
 */
const Order = z.object({ databaseUrl: z.string(), units: z.number(), seed: z.number() });

process.once('message', (message) => void run(Order.parse(message)));
process.once('disconnect', () => process.exit());
process.send?.('ready');

async function run({ databaseUrl, units, seed }: z.infer<typeof Order>): Promise<void> {
  const store = await openStore({ databaseUrl, searchAccount: 'all' });
  for (let written = 0; written < units; written += 1) {
    const isShared = written % 4 === 0;
    const id = isShared ? `shared-${written}` : `of-${seed}-${written}`;
    const { number } = await store.ledger.append(entry({ id }));
    if (written % 10 > 0) continue;
    const seen = await store.ledger.latest({ limit: 10_000, before: number + 1 });
    // Whoever sees a number sees every one below it.
    if (seen.length !== number) throw new Error(`${seen.length} entries up to number ${number}`);
  }
  await store.close();
  process.send?.('done');
}
