/** Every string that a message shows, in order, one a line. */
export function textOf(message: unknown): string {
  return stringsOf(message).join('\n');
}

function stringsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isShown = typeof inner === 'string' && (name === 'text' || name === 'user_id');
    return isShown ? [inner] : stringsOf(inner);
  });
}
