import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PayloadKey, PayloadKeys } from './payload-keys.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a nonce of its own; the name of the key is signed with it, and so is `about`: what it is for. */
export function lockBytes(bytes: Uint8Array, key: PayloadKey, about = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.bytes, nonce);
  cipher.setAAD(Buffer.from(key.id + about));
  const locked = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...locked]);
}

/** @throws Error where it was locked with another key, for something else, or was changed */
export function unlockBytes(locked: Buffer, key: PayloadKey, about = ''): Buffer {
  try {
    const nonce = locked.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(key.id + about));
    decipher.setAuthTag(locked.subarray(nonceBytes, nonceBytes + tagBytes));
    const opened = [decipher.update(locked.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened);
  } catch (error) {
    throw new Error(
      `What was encrypted with the key «${key.id}» cannot be read with the one PAYLOAD_KEY has under that name.`,
      { cause: error },
    );
  }
}

/** @throws Error where it is missing */
export function keyNamed(id: string, keys: PayloadKeys): PayloadKey {
  const key = keys.find((one) => one.id === id);
  if (key !== undefined) return key;
  throw new Error(`PAYLOAD_KEY has no key «${id}», with which this was encrypted. Add it.`);
}
