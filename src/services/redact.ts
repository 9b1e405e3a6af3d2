/** Cuts secrets out of a text. */
export type Redact = (text: string) => string;

/** Cuts out these secrets, however they are spelled: as they are, in an address, in a form, in JSON or HTML. */
export function createRedact(secrets: readonly string[]): Redact {
  const spellings = new Set(secrets.filter((secret) => secret !== '').flatMap(spellingsOf));
  // The longest first: one spelling may hold another.
  const ordered = [...spellings].toSorted((a, b) => b.length - a.length).map(escapePattern);
  if (ordered.length === 0) return (text) => text;
  const pattern = new RegExp(ordered.join('|'), 'gi');
  return (text) => text.replaceAll(pattern, '[secret]');
}

function spellingsOf(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams([['', secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  ];
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
