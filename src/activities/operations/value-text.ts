import { isSealed } from '../../shared/sealed.ts';

/** A value as people read it: texts and numbers as they are, structures as short JSON, nothing as an empty text. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (isSealed(value)) return secretText;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Stands where a secret is. */
export const secretText = '(secret)';
