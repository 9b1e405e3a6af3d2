import { sql, type SelectQueryBuilder } from 'kysely';
import type { Days } from '../shared/evidence-days.ts';
import type { DigestSnapshot } from '../shared/digest.ts';
import type { DayFigures, FigureStore } from '../shared/figure-store.ts';
import type { StoreDialect } from './dialect.ts';
import { figureRowOf, figuresOfRow } from './figure-row.ts';
import type { DayFiguresRow, Schema, StoreDatabase } from './schema.ts';
import { spoken } from './spoken.ts';

/** Figures of days as one table, and beside it what each digest said last. */
export function createFigures({
  db,
  dialect,
}: {
  db: StoreDatabase;
  dialect: StoreDialect;
}): FigureStore {
  const read = (narrow: (rows: Rows) => Rows, { from, to }: Days): Promise<DayFigures[]> =>
    spoken(dialect, async () => {
      const rows = narrow(db.selectFrom('day_figures').selectAll())
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .orderBy('kind')
        .orderBy('id');
      return (await rows.execute()).map(figuresOfRow);
    });

  return {
    keep: (figures) =>
      spoken(dialect, async () => {
        for (const rows of batches(newestOf(figures.map(figureRowOf)))) {
          await db
            .insertInto('day_figures')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .columns(['source', 'kind', 'id', 'day'])
                .doUpdateSet(replaced)
                .whereRef('excluded.read_at', '>=', 'day_figures.read_at'),
            )
            .execute();
        }
      }),

    of: ({ source, kind, id }, days) =>
      read(
        (rows) => rows.where('source', '=', source).where('kind', '=', kind).where('id', '=', id),
        days,
      ),

    within: ({ source, kind, id }, days) =>
      read(
        (rows) =>
          rows
            .where('parent_source', '=', source)
            .where('parent_kind', '=', kind)
            .where('parent_id', '=', id)
            .where((row) =>
              row.not(
                row.and([row('source', '=', source), row('kind', '=', kind), row('id', '=', id)]),
              ),
            ),
        days,
      ),

    snapshot: (digest) =>
      spoken(dialect, async () => {
        const row = await db
          .selectFrom('digest_snapshot')
          .select('snapshot')
          .where('digest', '=', digest)
          .executeTakeFirst();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepSnapshot`
        return row && (JSON.parse(row.snapshot) as DigestSnapshot);
      }),

    keepSnapshot: (snapshot) =>
      spoken(dialect, async () => {
        const { digest, periodKey: period_key } = snapshot;
        await db
          .insertInto('digest_snapshot')
          .values({ digest, period_key, snapshot: JSON.stringify(snapshot) })
          .onConflict((conflict) =>
            conflict
              .column('digest')
              .doUpdateSet({ period_key: excluded('period_key'), snapshot: excluded('snapshot') })
              .whereRef('excluded.period_key', '>=', 'digest_snapshot.period_key'),
          )
          .execute();
      }),
  };
}

type Rows = SelectQueryBuilder<Schema, 'day_figures', DayFiguresRow>;

/** SQLite takes 32,766 values in one statement; a row has 14. */
const rowsAtOnce = 1_000;

const excluded = (column: string) => sql<string>`excluded.${sql.ref(column)}`;
const excludedCount = (column: string) => sql<number | null>`excluded.${sql.ref(column)}`;

/** What a later reading says otherwise. */
const replaced = {
  parent_source: excluded('parent_source'),
  parent_kind: excluded('parent_kind'),
  parent_id: excluded('parent_id'),
  name: excluded('name'),
  impressions: excludedCount('impressions'),
  clicks: excludedCount('clicks'),
  conversions: excludedCount('conversions'),
  spent: excludedCount('spent'),
  income: excludedCount('income'),
  read_at: sql<number>`excluded.read_at`,
};

/**
 * Each object and day once, the one read last: a statement of PostgreSQL may not write a row twice. In the order of
 * keys, so that two that write the same rows at once wait for one another instead of locking each other out.
 */
function newestOf(rows: DayFiguresRow[]): DayFiguresRow[] {
  const byKey = new Map<string, DayFiguresRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.source, row.kind, row.id, row.day]);
    if ((byKey.get(key)?.read_at ?? -Infinity) <= row.read_at) byKey.set(key, row);
  }
  const sorted = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, row]) => row);
}

function batches<T>(all: T[]): T[][] {
  const count = Math.ceil(all.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
