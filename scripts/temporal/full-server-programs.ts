import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cacheFolder } from '../bootstrap/cache-folder.mjs';
import { tryLock } from '../bootstrap/lock.mjs';
import type { Report } from '../bootstrap/report.mjs';
import { fetchPrograms } from './fetch-programs.ts';
import type { Programs } from './programs.ts';

/** Of the server that docker-compose.yml runs. */
const version = '1.29.1';
const programs: Programs = {
  name: 'Temporal server for PostgreSQL',
  version,
  archive: (machine) =>
    `https://github.com/temporalio/temporal/releases/download/v${version}/` +
    `temporal_${version}_${process.platform}_${machine}.tar.gz`,
  module: 'go.temporal.io/server',
  packages: { 'temporal-server': 'cmd/server', 'temporal-sql-tool': 'cmd/tools/sql' },
  ldflags: '-s -w',
  check: async (folder) => {
    for (const program of ['temporal-server', 'temporal-sql-tool']) {
      await promisify(execFile)(join(folder, program), ['--version']);
    }
  },
};

/**
 * The folder with `temporal-server` and `temporal-sql-tool`, fetched or compiled once and kept in the user's
 * cache; a second process waits until the first one has them.
 *
 * @throws Error that says in a sentence why there is no way to them
 */
export async function fullServerPrograms(report: Report): Promise<string> {
  const folder = join(cacheFolder(), `temporal-server-${version}`);
  while (!existsSync(folder)) {
    const lock = tryLock(`${folder}.lock`);
    try {
      if (lock === undefined) await pause(200);
      else if (!existsSync(folder)) await fetchPrograms({ programs, folder, report });
    } finally {
      lock?.close();
    }
  }
  return folder;
}
