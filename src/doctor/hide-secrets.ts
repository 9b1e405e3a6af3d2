import { secretNames, type Variables } from '../variables.ts';

/** Takes every configured secret out of a text that others may have had a hand in. */
export function hideSecrets(text: string, known: Partial<Variables>): string {
  return secretsOf(known).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** The longest first: one may be a part of another. */
function secretsOf(known: Partial<Variables>): string[] {
  const values = Object.entries(known)
    .filter(([name]) => secretNames.includes(name))
    .flatMap(([, value]) => (typeof value === 'string' ? [value, ...passwordOf(value)] : []));
  const keys = (known.PAYLOAD_KEY ?? []).map(({ bytes }) => bytes.toString('base64'));
  // What is shorter is no secret, and would tear words apart.
  return [...values, ...keys]
    .filter(({ length }) => length >= 4)
    .toSorted((one, other) => other.length - one.length);
}

function passwordOf(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  return [password, decodeURIComponent(password)];
}
