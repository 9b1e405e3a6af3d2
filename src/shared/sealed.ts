import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A secret on its way through Temporal, which keeps all it is given. Only who has the bot token opens it. */
export interface Sealed {
  sealed: string;
}

/** Locks a secret with a key made from the bot token, which bot and workers have both. */
export function seal(text: string, botToken: string): Sealed {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(botToken), nonce);
  const locked = [cipher.update(text, 'utf8'), cipher.final()];
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), ...locked]).toString('base64url') };
}

/**
 * Opens what `seal` locked.
 * @throws Error that people can read, when the bot token is another one by now or the text was changed.
 */
export function unseal({ sealed }: Sealed, botToken: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, keyFrom(botToken), nonce, {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(tag);
    const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch (error) {
    throw new Error('A secret cannot be opened any more. Type it again in a new form.', {
      cause: error,
    });
  }
}

export function isSealed(value: unknown): value is Sealed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sealed' in value &&
    typeof value.sealed === 'string'
  );
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function keyFrom(botToken: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', botToken, '', 'adjutant sealed field', 32));
}
