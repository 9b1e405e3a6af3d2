import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../support/postgres.ts';

/** One of the two kinds of database the store works on. */
export interface Databases {
  /** `DATABASE_URL` of an empty one that nobody else uses. */
  fresh: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Both kinds, for `describe.each`; each is started by the file that uses it. */
export const kinds: { name: string; start: () => Promise<Databases> }[] = [
  { name: 'SQLite', start: startSqlite },
  { name: 'PostgreSQL', start: startPostgresDatabases },
];

async function startSqlite(): Promise<Databases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-store-'));
  let count = 0;
  return {
    fresh: () => Promise.resolve(`file:${path.join(folder, `new/${(count += 1)}.sqlite`)}`),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function startPostgresDatabases(): Promise<Databases> {
  const server = await startPostgres();
  const client = new Client(server.url('postgres'));
  await client.connect();
  let count = 0;
  return {
    fresh: async () => {
      count += 1;
      await client.query(`create database test_${count}`);
      return server.url(`test_${count}`);
    },
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}
