import { DatabaseSync } from 'node:sqlite';

/**
 * The memory of a stand-in: JSON documents by kind and id, written through to an SQLite file so that
 * a stand-in which is killed comes back with all it had answered for.
 */
export interface Documents {
  all<T>(kind: string): T[];
  put(kind: string, id: string, value: unknown): void;
  remove(kind: string, id: string): void;
  close(): void;
}

/** Opens `file`, or a store that lives in memory only when no file is given. */
export function openDocuments(file?: string): Documents {
  const database = new DatabaseSync(file ?? ':memory:');
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS document (
      kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)
    );
  `);
  const select = database.prepare('SELECT json FROM document WHERE kind = ? ORDER BY rowid');
  const upsert = database.prepare(
    `INSERT INTO document (kind, id, json) VALUES (?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json`,
  );
  const remove = database.prepare('DELETE FROM document WHERE kind = ? AND id = ?');
  return {
    all: <T>(kind: string) =>
      select.all(kind).map((row) => {
        // Only this stand-in writes here: what comes out has the type of what went in.
        const value: T = JSON.parse(String(row['json']));
        return value;
      }),
    put: (kind, id, value) => void upsert.run(kind, id, JSON.stringify(value)),
    remove: (kind, id) => void remove.run(kind, id),
    close: () => database.close(),
  };
}
