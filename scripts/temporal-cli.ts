import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cacheFolder } from './bootstrap/cache-folder.mjs';
import type { Report } from './bootstrap/report.mjs';
import { buildTemporal } from './temporal/build-temporal.ts';
import { downloadTemporal } from './temporal/download-temporal.ts';
import { serverVersionOf } from './temporal/claim-database.ts';

const version = '1.5.1';
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
  const ours = join(cacheFolder(), `temporal-${version}`, 'temporal');
  const there = (await onPath(report)) ?? (isProgram(ours) ? ours : undefined);
  return there ?? (await fetchTemporal({ ours, report, signal }));
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

async function fetchTemporal(how: {
  ours: string;
  report: Report;
  signal?: AbortSignal | undefined;
}): Promise<string> {
  const failures: string[] = [];
  for (const way of [downloadTemporal, buildTemporal]) {
    try {
      await way({ version, target: how.ours, report: how.report, signal: how.signal });
      return how.ours;
    } catch (error) {
      how.signal?.throwIfAborted();
      failures.push(messageOf(error));
    }
  }
  throw new Error(
    `There is no temporal program on this machine and none could be fetched (${failures.join('; ')}): ` +
      'install it (https://docs.temporal.io/cli) or Go 1.25, or point ' +
      'TEMPORAL_ADDRESS at a server you have, and start again.',
  );
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
