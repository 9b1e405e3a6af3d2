/*
 * Values as people type them: as they are, or between double quotes, spelled as in JSON, where they hold what
 * would be read as something else.
 */

/** The values of a list: commas separate them, except between quotes. */
export function splitValues(source: string): string[] {
  const values = source.match(/(?:"(?:[^"\\]|\\.)*"|[^,])+|(?<=,|^)(?=,|$)/gs) ?? [];
  return values.map((value) => value.trim());
}

/** The value itself. Quotes that do not make sense belong to it. */
export function unquoted(source: string): string {
  if (!source.startsWith('"')) return source;
  try {
    return String(JSON.parse(source));
  } catch {
    return source;
  }
}

/** The reverse; quoted only where it has to be. A comma may stand alone: no list holds a value with one. */
export const quoted = (value: string): string =>
  value === '' || /[":]|^\s|\s$/.test(value) ? JSON.stringify(value) : value;
