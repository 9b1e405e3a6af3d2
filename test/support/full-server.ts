import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { terminalReport } from '../../scripts/bootstrap/report.mjs';
import { ended } from '../../scripts/processes/ended.ts';
import { freePort } from '../../scripts/processes/free-port.ts';
import { leash } from '../../scripts/processes/leash.ts';
import { createMember } from '../../scripts/processes/member.ts';
import { readLines } from '../../scripts/processes/read-lines.ts';
import { fullServerPrograms } from '../../scripts/temporal/full-server-programs.ts';
import { temporalEnvironment } from '../../scripts/temporal/temporal-environment.ts';
import { findTemporal } from '../../scripts/temporal-cli.ts';
import { startPostgres } from './postgres.ts';

export interface FullServer {
  /** `host:port` of the frontend. */
  address: string;
  /** Of an empty database for Adjutant, on the same PostgreSQL. */
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** Ports a server takes, by the names deploy/temporal/server.yaml has for them. */
const portNames = [
  'FRONTEND_PORT',
  'FRONTEND_HTTP_PORT',
  ...['FRONTEND', 'HISTORY', 'MATCHING', 'WORKER'].map((name) => `${name}_MEMBERSHIP_PORT`),
  ...['HISTORY', 'MATCHING', 'WORKER'].map((name) => `${name}_PORT`),
];

/**
 * The official Temporal server on a PostgreSQL of its own, by the very files docker-compose.yml starts it with,
 * and with the namespace `default` ready for Adjutant. The first one on a machine fetches or compiles the server.
 */
export async function startFullServer(): Promise<FullServer> {
  const report = terminalReport();
  const [programs, cli, folder, postgres] = await Promise.all([
    fullServerPrograms(report),
    findTemporal({ report }),
    mkdtemp(path.join(tmpdir(), 'adjutant-temporal-')),
    // Temporal's programs do not get past one with a space.
    startPostgres({ password: 'of-postgres' }),
  ]);
  const database = new URL(postgres.url('postgres'));
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, database.password);
  const ports = await serverPorts();
  const address = `127.0.0.1:${ports['FRONTEND_PORT']}`;
  const env = {
    ...temporalEnvironment(),
    PATH: [programs, path.dirname(cli), process.env['PATH']].join(path.delimiter),
    DB_HOST: database.hostname,
    DB_PORT: database.port,
    DB_USER: database.username,
    DB_PASSWORD_FILE: passwordFile,
    FRONTEND_IP: '127.0.0.1',
    ...ports,
    TEMPORAL_ADDRESS: address,
    TEMPORAL_NAMESPACE: 'default',
  };
  await run('sh', [script('setup-schema.sh')], { env });
  const server = leash('sh', [script('start-server.sh')], { farewell: 'TERM', env });
  const end = ended(server);
  const member = createMember({ child: server, end, lastLines: readLines(server) });
  const early = end.then(() => {
    throw new Error(`The Temporal server ended while starting:\n${member.lastLines().join('\n')}`);
  });
  await Promise.race([early, prepare(env)]);
  return {
    address,
    databaseUrl: postgres.url('postgres'),
    stop: async () => {
      early.catch(() => {});
      await member.stop();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Free ports for all of them: the server keeps them in columns that end at 32,767, below those the system hands out. */
export async function serverPorts(): Promise<Record<string, string>> {
  const found = new Set<number>();
  while (found.size < portNames.length) {
    const port = await freePort(randomInt(10_000, 32_768));
    if (port < 32_768) found.add(port);
  }
  return Object.fromEntries([...found].map((port, index) => [portNames[index], String(port)]));
}

async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const isThere = ['operator', 'cluster', 'health'];
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await run('temporal', isThere, { env }).catch(() => undefined);
    if (answer?.stdout.includes('SERVING')) {
      await run('sh', [script('prepare-namespace.sh')], { env });
      return;
    }
  }
  throw new Error('The Temporal server has not come up in 60 s.');
}

const run = promisify(execFile);
const script = (name: string) =>
  fileURLToPath(new URL(`../../deploy/temporal/${name}`, import.meta.url));
