import { openStore } from '../../../src/store/open-store.ts';
import { StoreError } from '../../../src/store/store-error.ts';

/* A process that may not write where the store is, whoever runs the tests: root may write anywhere. */
const warm = await openStore({ databaseUrl: 'file::memory:', searchAccount: 'any' });
await warm.close();
if (process.getuid?.() === 0) process.setuid?.(65_534);
try {
  await openStore({ databaseUrl: process.argv[2] ?? '', searchAccount: 'any' });
  process.stdout.write('opened');
} catch (error) {
  process.stdout.write(
    error instanceof StoreError ? error.message : `unexpected: ${String(error)}`,
  );
}
