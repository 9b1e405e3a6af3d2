/**
 * The topmost of the missing paths: without what hangs below another missing one, and without what a
 * failure explains already.
 */
export function missingBesides(failures: { path: string[] }[], missing: string[][]): string[][] {
  const explained = new Set(failures.map(({ path }) => key(path)));
  const absent = new Set(missing.map(key));
  return missing.filter(
    (path) =>
      !path.some((_, depth) => explained.has(key(path.slice(0, depth)))) &&
      !explained.has(key(path)) &&
      !path.some((_, depth) => absent.has(key(path.slice(0, depth)))),
  );
}

const key = (path: string[]) => JSON.stringify(path);
