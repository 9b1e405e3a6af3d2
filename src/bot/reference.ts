import { randomInt } from 'node:crypto';

/** Six letters and digits to find a failure in the log by; none that can be mistaken for another. */
export function newReference(): string {
  return Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
