import { ended } from './processes/ended.ts';
import { freePort } from './processes/free-port.ts';
import { leash } from './processes/leash.ts';
import { createMember, type Member } from './processes/member.ts';
import { readLines, type OnLine } from './processes/read-lines.ts';
import type { Report } from './bootstrap/report.mjs';
import { temporalArguments, type ServerPlace } from './temporal/temporal-arguments.ts';
import { claimDatabase, type DatabaseClaim } from './temporal/claim-database.ts';
import { temporalEnvironment } from './temporal/temporal-environment.ts';
import { whyTemporalEnded } from './temporal/why-temporal-ended.ts';
import { prepareNamespace } from './temporal/prepare-namespace.ts';

export interface TemporalOptions {
  /** Path of the `temporal` program. */
  cli: string;
  /** Database; without one the server forgets all when it ends. */
  file?: string | undefined;
  /** Preferred port; another one when it is taken, or when none is given. */
  port?: number | undefined;
  /** Preferred port of the web interface; none is served without one. */
  uiPort?: number | undefined;
  report?: Report | undefined;
  onLine?: OnLine | undefined;
  signal?: AbortSignal | undefined;
}

export interface TemporalServer extends Member {
  /** `host:port` */
  address: string;
  uiUrl?: string;
}

/**
 * Starts a Temporal server with all settings Adjutant needs, and answers once it serves.
 *
 * @throws Error that says what to do: damaged or foreign database, server does not come up
 */
export async function startTemporal(options: TemporalOptions): Promise<TemporalServer> {
  const { cli, file, report } = options;
  const claim = file === undefined ? undefined : await claimDatabase({ cli, file, report });
  const started = await start(options, await choosePlace(options), claim);
  if (started !== 'port taken') return started;
  // Somebody was faster than we; once more, and then it is theirs to look at.
  const again = await start(options, await choosePlace(options), claim);
  if (again !== 'port taken') return again;
  throw new Error('Temporal server: its ports are taken by others as soon as they are found free.');
}

async function choosePlace({ file, port, uiPort }: TemporalOptions): Promise<ServerPlace> {
  return {
    file,
    port: await freePort(port),
    httpPort: await freePort(),
    uiPort: uiPort === undefined ? undefined : await freePort(uiPort),
  };
}

async function start(
  { cli, file, onLine, signal }: TemporalOptions,
  place: ServerPlace,
  claim: DatabaseClaim | undefined,
): Promise<TemporalServer | 'port taken'> {
  const farewell = file === undefined ? 'KILL' : 'TERM';
  const child = leash(cli, temporalArguments(place), { farewell, env: temporalEnvironment() });
  const lastLines = readLines(child, onLine);
  const end = ended(child);
  if (child.pid !== undefined) claim?.record(child.pid);

  const over = new AbortController();
  const either = AbortSignal.any([over.signal, ...(signal ? [signal] : [])]);
  const ready = prepareNamespace({ cli, place, signal: either }).then(() => 'ready' as const);
  try {
    const first = await Promise.race([ready, end]);
    if (first !== 'ready') return whyTemporalEnded(first, lastLines(), file);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    over.abort();
  }
  return {
    ...createMember({ child, end, lastLines, farewell: `SIG${farewell}` }),
    address: `127.0.0.1:${place.port}`,
    ...(place.uiPort && { uiUrl: `http://127.0.0.1:${place.uiPort}` }),
  };
}
