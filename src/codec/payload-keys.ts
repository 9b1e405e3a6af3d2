/** A key that payloads are encrypted with, and the name it is known by in what was encrypted. */
export interface PayloadKey {
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

/** The first one encrypts; all of them decrypt, so that a key can be replaced while old runs are still there. */
export type PayloadKeys = readonly [PayloadKey, ...PayloadKey[]];

/**
 * Reads `NAME:BASE64`, or several with commas between them, the newest first.
 * @throws PayloadKeyError that says what is wrong, and nothing of the key
 */
export function parsePayloadKeys(text: string): PayloadKeys {
  const [first, ...rest] = text.split(',').map(parseKey);
  if (first === undefined) throw new PayloadKeyError(form);
  const all: PayloadKeys = [first, ...rest];
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    throw new PayloadKeyError('has two keys of one name: give the new one a name of its own');
  }
  return all;
}

export class PayloadKeyError extends Error {
  override name = 'PayloadKeyError';
}

const form = 'must be NAME:KEY, the key made with: openssl rand -base64 32';

function parseKey(text: string): PayloadKey {
  const [, id, key] = /^([\w-]{1,40}):([A-Za-z0-9+/_-]+={0,2})$/u.exec(text.trim()) ?? [];
  if (id === undefined || key === undefined) throw new PayloadKeyError(form);
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== 32) throw new PayloadKeyError(`${form}; it has to be of 32 bytes`);
  return { id, bytes };
}
