import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import { packPayload, unpackPayload } from './pack-payload.ts';
import type { PayloadKey, PayloadKeys } from './payload-keys.ts';

/**
 * Keeps what Temporal stores from being read by whoever can look into it: inputs, results, signals, queries, memos.
 * Ids, search attributes, names of types and messages of failures stay in the clear, and hold no secrets. AES-256-GCM
 * with a nonce of its own for every payload; the name of the key is signed with it.
 */
export function createPayloadCodec(keys: PayloadKeys): PayloadCodec {
  const [newest] = keys;
  const byId = new Map(keys.map((key) => [key.id, key]));
  return {
    encode: async (payloads) => payloads.map((payload) => encrypt(payload, newest)),
    decode: async (payloads) =>
      payloads.map((payload) => {
        if (text(payload.metadata?.['encoding']) !== encoding) return payload;
        const id = text(payload.metadata?.[keyIdField]);
        const key = byId.get(id);
        if (key === undefined) {
          throw new Error(`PAYLOAD_KEY has no key «${id}», with which this was encrypted. Add it.`);
        }
        return decrypt(payload, key);
      }),
  };
}

/** How an encrypted payload says that it is one. */
export const encoding = 'binary/encrypted';
const keyIdField = 'encryption-key-id';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function encrypt(payload: Payload, { id, bytes }: PayloadKey): Payload {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce);
  cipher.setAAD(Buffer.from(id));
  const locked = [cipher.update(packPayload(payload)), cipher.final()];
  return {
    metadata: { encoding: Buffer.from(encoding), [keyIdField]: Buffer.from(id) },
    data: Buffer.concat([nonce, cipher.getAuthTag(), ...locked]),
  };
}

function decrypt({ data }: Payload, { id, bytes }: PayloadKey): Payload {
  const all = Buffer.from(data ?? []);
  try {
    const nonce = all.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(id));
    decipher.setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
    const opened = [decipher.update(all.subarray(nonceBytes + tagBytes)), decipher.final()];
    return unpackPayload(Buffer.concat(opened));
  } catch (error) {
    throw new Error(
      `What was encrypted with the key «${id}» cannot be read with the one PAYLOAD_KEY has under that name.`,
      { cause: error },
    );
  }
}

const text = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString();
