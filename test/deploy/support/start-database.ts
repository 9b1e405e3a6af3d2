import { Client } from 'pg';
import { startPostgres, type Postgres } from '../../support/postgres.ts';
import type { Service } from './compose-file.ts';

/** PostgreSQL as its image would leave it: with the user and the database that the service is given. */
export async function startDatabase(
  { environment }: Service,
  password: string,
): Promise<Postgres & { port: number }> {
  const postgres = await startPostgres({ user: environment['POSTGRES_USER'] ?? '', password });
  const url = postgres.url('postgres');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${environment['POSTGRES_DB']}`);
  await client.end();
  return { ...postgres, port: Number(new URL(url).port) };
}
