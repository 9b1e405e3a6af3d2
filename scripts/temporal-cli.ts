import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cacheFolder } from './bootstrap/cache-folder.mjs';
import type { Report } from './bootstrap/report.mjs';
import { serverVersionOf } from './temporal/claim-database.ts';
import { fetchPrograms } from './temporal/fetch-programs.ts';
import type { Programs } from './temporal/programs.ts';

const version = '1.5.1';
const programs: Programs = {
  name: 'Temporal server',
  version,
  archive: (machine) =>
    `https://temporal.download/cli/archive/v${version}?platform=${process.platform}&arch=${machine}`,
  module: 'github.com/temporalio/cli',
  packages: { temporal: 'cmd/temporal' },
  // Without symbols it is a third smaller.
  ldflags: `-s -w -X github.com/temporalio/cli/temporalcli.Version=${version}`,
  check: (folder) => serverVersionOf(join(folder, 'temporal')),
};
/** What Adjutant uses of it: update with start, priorities. */
const oldestServer = [1, 28] as const;

/**
 * The `temporal` program to start a server with: the one of TEMPORAL_CLI_PATH, the one on PATH, or one
 * of our own, downloaded or, where that is not possible, compiled; kept in the user's cache.
 *
 * @throws Error that says in a sentence what to do when there is no way to one
 */
export async function findTemporal({
  report,
  signal,
}: {
  report: Report;
  signal?: AbortSignal | undefined;
}): Promise<string> {
  const named = process.env['TEMPORAL_CLI_PATH'];
  if (named) {
    await serverVersionOf(named).catch((error: unknown) => {
      throw new Error(`TEMPORAL_CLI_PATH is not a temporal program: ${messageOf(error)}`);
    });
    return named;
  }
  const found = await onPath(report);
  if (found !== undefined) return found;
  const folder = join(cacheFolder(), `temporal-${version}`);
  const ours = join(folder, 'temporal');
  if (isProgram(ours)) return ours;
  await fetchPrograms({ programs, folder, report, signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new Error(
      `There is no temporal program on this machine and none could be fetched (${messageOf(error)}): ` +
        'install it (https://docs.temporal.io/cli) or Go 1.25, or point ' +
        'TEMPORAL_ADDRESS at a server you have, and start again.',
      { cause: error },
    );
  });
  return ours;
}

async function onPath(report: Report): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((it) => it !== '');
  const program = folders.map((folder) => join(folder, 'temporal')).find(isProgram);
  if (program === undefined) return undefined;
  const server = await serverVersionOf(program).catch(() => 'unknown');
  const [major = 0, minor = 0] = server.split('.').map(Number);
  if (major === oldestServer[0] && minor >= oldestServer[1]) return program;
  report(`  ${program} is server ${server}, too old for Adjutant: using one of our own.`);
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
