import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { commandLine } from '../processes/command-line.ts';
import type { Report } from '../bootstrap/report.mjs';
import { databaseOption } from './temporal-arguments.ts';

export interface DatabaseClaim {
  /** Remembers which server process has the database open. */
  record(pid: number): void;
}

/** Kept beside the database. */
const Owner = z.object({ serverVersion: z.string(), pid: z.number() });

/**
 * Makes sure that this server may open the database: nobody else has it open (a server left behind by
 * a supervisor that was killed is ended), and no other version of the server wrote it.
 *
 * @throws Error that says what to do when another version wrote it
 */
export async function claimDatabase({
  cli,
  file,
  report,
}: {
  cli: string;
  file: string;
  report?: Report | undefined;
}): Promise<DatabaseClaim> {
  mkdirSync(dirname(file), { recursive: true });
  const ownerFile = `${file}.owner.json`;
  const owner = existsSync(file) ? readOwner(ownerFile) : undefined;
  if (owner && isServerOf(owner.pid, file)) {
    report?.('  Ending the Temporal server that an earlier run left behind.');
    await endServer(owner.pid, file);
  }
  const serverVersion = await serverVersionOf(cli);
  if (owner && seriesOf(owner.serverVersion) !== seriesOf(serverVersion)) {
    throw new Error(
      `${file} was written by Temporal server ${owner.serverVersion}, and ${cli} is ${serverVersion}: ` +
        'their files differ.\nEither set TEMPORAL_CLI_PATH to a temporal program with the former, or ' +
        'move the file away and start anew (launches under way are then forgotten here).',
    );
  }
  return { record: (pid) => writeFileSync(ownerFile, JSON.stringify({ serverVersion, pid })) };
}

/** @throws Error when `cli` is not a `temporal` program that runs on this system */
export async function serverVersionOf(cli: string): Promise<string> {
  const { stdout } = await promisify(execFile)(cli, ['--version']);
  const version = /Server (\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (version === undefined) throw new Error(`${cli} --version says: ${stdout.split('\n', 1)[0]}`);
  return version;
}

/** Releases of one series share their tables. */
const seriesOf = (version: string): string => version.split('.').slice(0, 2).join('.');

function readOwner(file: string): z.infer<typeof Owner> | undefined {
  try {
    return Owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

const isServerOf = (pid: number, file: string): boolean =>
  commandLine(pid)?.split(' ').includes(databaseOption(file)) === true;

async function endServer(pid: number, file: string): Promise<void> {
  const deadline = performance.now() + 5_000;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; isServerOf(pid, file); signal = 0) {
    process.kill(pid, performance.now() > deadline ? 'SIGKILL' : signal);
    await pause(20);
  }
}
