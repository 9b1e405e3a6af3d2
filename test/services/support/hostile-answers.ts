/**
 * Successes that are not what the reference says, made from one that is. `secret` is in those that have room for it,
 * and `cap` is how many bytes are too many.
 */
export function hostileAnswers(
  honest: unknown,
  secret: string,
  cap: number,
): [string, string | Buffer][] {
  const json = JSON.stringify(honest);
  return [
    ['a web page', `<!doctype html><title>${secret}</title><h1>Welcome</h1>`],
    ['nothing', ''],
    ['cut JSON', json.slice(0, -1)],
    ['two JSONs', `${json}${json}`],
    ['JSON and a secret', `${json} ${secret}`],
    ['null', 'null'],
    ['a text', JSON.stringify(secret)],
    ['another envelope', JSON.stringify(otherEnvelope(honest, secret))],
    ['no envelope known', JSON.stringify({ [secret]: honest })],
    ['another type in its first field', JSON.stringify(withOtherLeaf(honest))],
    ['a list without end', '['.repeat(100_000)],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x7b, 0xc3, 0x28, 0x7d])],
    ['more than the cap', json + ' '.repeat(cap)],
  ];
}

/** A list where an object belongs, and the other way round. */
function otherEnvelope(honest: unknown, secret: string): unknown {
  return Array.isArray(honest) ? { [secret]: honest[0], ...honest[0] } : [honest, secret];
}

/** A number where a text belongs, and a text where anything else does, in the first place there is. */
function withOtherLeaf(node: unknown): unknown {
  if (typeof node === 'string') return 7;
  if (typeof node !== 'object' || node === null) return 'seven';
  const [[first, inner] = [], ...rest] = Object.entries(node);
  if (first === undefined) return 'seven';
  const entries = [[first, withOtherLeaf(inner)], ...rest];
  return Array.isArray(node) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
