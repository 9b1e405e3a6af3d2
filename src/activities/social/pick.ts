/** The one object a person means by an id or a name, or why it is none. */
export type Pick<T> = { found: T } | { message: string; fix: string };

/** By exact id, else by exact name whatever the case; a near miss or several are answered with choices. */
export function pick<T extends { id: string; name: string }>(
  kind: string,
  objects: readonly T[],
  wanted: string,
): Pick<T> {
  const byId = objects.find(({ id }) => id === wanted);
  if (byId) return { found: byId };
  const same = objects.filter(({ name }) => fold(name) === fold(wanted));
  const [first, ...others] = same;
  if (first && others.length === 0) return { found: first };
  if (first) {
    return {
      message: `${same.length} ${kind}s are called «${wanted}»`,
      fix: `give the id instead: ${choices(same)}`,
    };
  }
  const near = objects.filter(({ name }) => fold(name).includes(fold(wanted)));
  const offered = near.length > 0 ? near : objects;
  return {
    message: `there is no ${kind} «${wanted}»`,
    fix: offered.length > 0 ? `use one of ${choices(offered)}` : `the service has no ${kind}s`,
  };
}

const fold = (text: string): string => text.trim().toLowerCase();

function choices(objects: readonly { id: string; name: string }[]): string {
  const shown = objects.slice(0, 8).map(({ id, name }) => `«${name}» (id ${id})`);
  const rest = objects.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
