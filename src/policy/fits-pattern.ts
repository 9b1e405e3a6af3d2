/** Whether an operation is one that a pattern means: `campaigns.*` means `campaigns.list`. */
export function fitsPattern(operation: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return operation === pattern;
  const last = rest.at(-1) ?? '';
  if (!operation.startsWith(first) || operation.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest.slice(0, -1)) {
    const found = operation.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return operation.endsWith(last) && operation.length - last.length >= at;
}
