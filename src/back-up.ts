import { ConfigError } from './config-error.ts';
import { loadStoreConfig } from './config.ts';
import { copyReport, oneFile } from './copy-report.ts';
import { environment } from './environment.ts';
import { backUp } from './store/back-up.ts';
import { StoreError } from './store/store-error.ts';

/* `npm run backup -- FILE`: writes the store to a new file, while Adjutant runs. */

try {
  const file = oneFile(process.argv.slice(2), 'npm run backup -- FILE');
  const { DATABASE_URL: databaseUrl } = loadStoreConfig(environment());
  process.stdout.write(copyReport(await backUp(databaseUrl, file), `Backed up to ${file}`));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
