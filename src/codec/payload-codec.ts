import type { Payload, PayloadCodec } from '@temporalio/common';
import { keyNamed, lockBytes, unlockBytes } from './lock-bytes.ts';
import { packPayload, unpackPayload } from './pack-payload.ts';
import type { PayloadKey, PayloadKeys } from './payload-keys.ts';

/**
 * Keeps what Temporal stores from being read by whoever can look into it: inputs, results, signals, queries, memos.
 * Ids, search attributes, names of types and messages of failures stay in the clear, and hold no secrets. AES-256-GCM
 * with a nonce of its own for every payload; the name of the key is signed with it.
 */
export function createPayloadCodec(keys: PayloadKeys): PayloadCodec {
  const [newest] = keys;
  return {
    encode: async (payloads) => payloads.map((payload) => encrypt(payload, newest)),
    decode: async (payloads) =>
      payloads.map((payload) => {
        if (text(payload.metadata?.['encoding']) !== encoding) return payload;
        const key = keyNamed(text(payload.metadata?.[keyIdField]), keys);
        return unpackPayload(unlockBytes(Buffer.from(payload.data ?? []), key));
      }),
  };
}

/** How an encrypted payload says that it is one. */
export const encoding = 'binary/encrypted';
const keyIdField = 'encryption-key-id';

function encrypt(payload: Payload, key: PayloadKey): Payload {
  return {
    metadata: { encoding: Buffer.from(encoding), [keyIdField]: Buffer.from(key.id) },
    data: lockBytes(packPayload(payload), key),
  };
}

const text = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString();
