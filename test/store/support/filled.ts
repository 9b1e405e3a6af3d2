import { Kysely, sql, type RawBuilder } from 'kysely';
import { dialectOf } from '../../../src/store/dialect.ts';
import { migrate } from '../../../src/store/migrate.ts';
import { migrations } from '../../../src/store/migrations.ts';
import type { Schema } from '../../../src/store/schema.ts';
import { StoreError } from '../../../src/store/store-error.ts';

type Row = Record<string, unknown>;

/** What is in a store: of each table its rows, in the order of their text. */
export type Contents = Record<string, Row[]>;

/** A store as an earlier release left it, two rows in every table. @returns what is in it */
export async function fillVersion(databaseUrl: string, version: number): Promise<Contents> {
  const dialect = dialectOf(databaseUrl);
  const db = new Kysely<Schema>({ dialect: dialect.kysely });
  await migrate(db, dialect, migrations.slice(0, version));
  for (const table of await tablesOf(db)) {
    if (table.name === 'adjutant_schema') continue;
    for (const number of [1, 2]) {
      const values = table.columns.map(({ name, dataType }) => [
        name,
        sampleOf(`${table.name}.${name}`, dataType, number),
      ]);
      const columns = values.map(([name]) => sql.id(String(name)));
      await sql`insert into ${sql.table(table.name)} (${sql.join(columns)})
        values (${sql.join(values.map(([, value]) => value))})`.execute(db);
    }
  }
  const contents = await contentsOf(db);
  await db.destroy();
  return contents;
}

/** What is in a store, whoever filled it. */
export async function readStore(databaseUrl: string): Promise<Contents> {
  const db = new Kysely<Schema>({ dialect: dialectOf(databaseUrl).kysely });
  const contents = await contentsOf(db);
  await db.destroy();
  return contents;
}

/** Tables whose rows the database lets nobody change or remove; what is let is taken back. */
export async function sealedTables(databaseUrl: string): Promise<string[]> {
  const db = new Kysely<Schema>({ dialect: dialectOf(databaseUrl).kysely });
  const sealed = [];
  for (const { name, columns } of await tablesOf(db)) {
    const table = sql.table(name);
    const column = sql.id(columns[0]?.name ?? '');
    const refusals = [
      await refusalOf(db, sql`update ${table} set ${column} = ${column}`),
      await refusalOf(db, sql`delete from ${table}`),
    ];
    if (refusals.every((refusal) => refusal.includes('never changed or removed'))) {
      sealed.push(name);
    }
  }
  await db.destroy();
  return sealed;
}

/** Tables, columns, indexes and triggers as the database describes them. */
export async function describeSchema(databaseUrl: string): Promise<unknown[]> {
  const db = new Kysely<Schema>({ dialect: dialectOf(databaseUrl).kysely });
  const { rows } = await (
    databaseUrl.startsWith('file:')
      ? sql<Row>`select type, name, sql from sqlite_master order by type, name`
      : sql<Row>`
          select 'column' as type, table_name || '.' || column_name as name,
            data_type || is_nullable as sql from information_schema.columns where table_schema = 'public'
          union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
          union all select 'trigger', tgname, pg_get_triggerdef(oid) || tgenabled::text
            from pg_trigger where not tgisinternal
          order by 1, 2`
  ).execute(db);
  await db.destroy();
  return rows;
}

/** What a migration says that cannot go on. */
export const broken = new StoreError('The disk is on fire.');

/** Goes all the way that is known, and fails in the midst of one step more. */
export async function failToMigrate(databaseUrl: string): Promise<unknown> {
  const dialect = dialectOf(databaseUrl);
  const db = new Kysely<Schema>({ dialect: dialect.kysely });
  const error = await migrate(db, dialect, [...migrations, failHalfway]).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await db.destroy();
  return error;
}

async function failHalfway({ schema }: Kysely<Schema>): Promise<void> {
  await schema.createTable('half_done').addColumn('a', 'text').execute();
  throw broken;
}

const tablesOf = (db: Kysely<Schema>) => db.introspection.getTables();

async function contentsOf(db: Kysely<Schema>): Promise<Contents> {
  const contents: Contents = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    contents[name] = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return contents;
}

function sampleOf(name: string, dataType: string, number: number): unknown {
  if (/int/i.test(dataType)) return number;
  if (/double|float|real/i.test(dataType)) return number + 0.25;
  if (/blob|bytea/i.test(dataType)) return Buffer.from(`${name} ${number}`);
  return `${name} «${number}» 🥾`;
}

async function refusalOf(db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<string> {
  const tried = db.transaction().execute(async (transaction) => {
    await statement.execute(transaction);
    throw new Error('was let');
  });
  return tried.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
}
