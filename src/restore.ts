import { ConfigError } from './config-error.ts';
import { loadStoreConfig } from './config.ts';
import { copyReport, oneFile } from './copy-report.ts';
import { environment } from './environment.ts';
import { restore } from './store/restore.ts';
import { StoreError } from './store/store-error.ts';

/* `npm run restore -- FILE`: fills the empty database that DATABASE_URL names with a backup. */

try {
  const file = oneFile(process.argv.slice(2), 'npm run restore -- FILE');
  const { DATABASE_URL: databaseUrl } = loadStoreConfig(environment());
  process.stdout.write(copyReport(await restore(file, databaseUrl), `Restored ${file}`));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
