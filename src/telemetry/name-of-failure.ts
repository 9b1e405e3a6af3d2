/**
 * What kind of failure it is, in a word of the program: never its message, which may hold names and figures. Our own
 * errors have a `kind`, Temporal's a `type`.
 */
export function nameOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  for (const key of ['kind', 'type'] as const) {
    const word: unknown = Reflect.get(error, key);
    if (typeof word === 'string' && /^[\w-]{1,40}$/.test(word)) return word;
  }
  return error.name;
}
