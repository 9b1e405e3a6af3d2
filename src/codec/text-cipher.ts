import { keyNamed, lockBytes, unlockBytes } from './lock-bytes.ts';
import type { PayloadKeys } from './payload-keys.ts';

/** Keeps short texts from being read by whoever can look into a database. `about` says what a text belongs to. */
export interface TextCipher {
  seal(text: string, about: string): string;
  /** @throws Error where the key is missing, it belongs to something else, or it was changed */
  open(sealed: string, about: string): string;
  /** Whether it was sealed with the newest key. */
  isNewest(sealed: string): boolean;
}

/** What comes of `seal` begins with the name of the key. */
export function createTextCipher(keys: PayloadKeys): TextCipher {
  const [newest] = keys;
  return {
    seal: (text, about) => {
      const locked = lockBytes(Buffer.from(text), newest, `\n${about}`);
      return `${newest.id}.${locked.toString('base64url')}`;
    },
    open: (sealed, about) => {
      const id = idOf(sealed);
      const locked = Buffer.from(sealed.slice(id.length + 1), 'base64url');
      return unlockBytes(locked, keyNamed(id, keys), `\n${about}`).toString();
    },
    isNewest: (sealed) => idOf(sealed) === newest.id,
  };
}

const idOf = (sealed: string): string => sealed.slice(0, Math.max(0, sealed.indexOf('.')));
