/** The store cannot be used. The message says which, why and what to do; it holds no secret, and for that no cause. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** A database that a later release has changed: this one might harm it. */
export function tooNew(place: string, version: number, known: number): StoreError {
  return new StoreError(
    `The store ${place} is of a newer Adjutant (version ${version}, this one knows ${known}): ` +
      'update this Adjutant, or let DATABASE_URL name another database.',
  );
}

/**
 * What a database threw, in words; anything that is no database's own failure comes back as it is.
 * @param place the store as people know it, without credentials
 */
export function explainFailure(error: unknown, place: string): unknown {
  const code = codeOf(error);
  if (error instanceof StoreError || code === undefined) return error;
  const reason = reasons.find(({ codes }) => codes.test(code))?.reason;
  return new StoreError(
    reason === undefined
      ? `The store ${place} failed (${code}). See the log of the database, then try again.`
      : `The store ${place} ${reason} (${code}).`,
  );
}

/** Codes of Node, SQLite and PostgreSQL. */
const reasons = [
  {
    codes: /^(SQLITE_READONLY|SQLITE_CANTOPEN|EACCES|EROFS|EPERM|ENOTDIR|EISDIR|EEXIST)/,
    reason:
      'cannot be written: let DATABASE_URL name a file in a folder that Adjutant may write to',
  },
  { codes: /^(SQLITE_FULL|ENOSPC|53100)/, reason: 'has no room left: free some space on its disk' },
  {
    codes: /^(SQLITE_NOTADB|SQLITE_CORRUPT)/,
    reason: 'is no sound SQLite database: let DATABASE_URL name another file, or restore a backup',
  },
  {
    codes: /^(SQLITE_BUSY|55P03|57014)/,
    reason: 'is held by somebody else for too long: see which process has it open',
  },
  {
    codes: /^28/,
    reason: 'does not let us in: check user and password in DATABASE_URL',
  },
  { codes: /^3D000/, reason: 'does not exist: create the database that DATABASE_URL names' },
  {
    codes: /^(42501|25006)/,
    reason: 'may not be written by this user: let it create and write tables there',
  },
  {
    codes: /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|57P|08|53300|TIMEOUT)/,
    reason: 'does not answer: make sure that it runs where DATABASE_URL says',
  },
];

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code);
  // pg gives its own timeouts and lost connections no code.
  return /timeout|terminated|not queryable|closed/i.test(error.message) ? 'TIMEOUT' : undefined;
}
