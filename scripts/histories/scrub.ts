import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { History } from './history.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The history without the names of the machine and of the folder it was recorded in. */
export function scrub(history: History): History {
  return History.parse(scrubbed(history));
}

function scrubbed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return scrubText(value, key);
  if (Array.isArray(value)) return value.map((item) => scrubbed(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, scrubbed(inner, name)]),
  );
}

function scrubText(text: string, key: string): string {
  if (key === 'stackTrace') return '';
  if (key !== 'data') return withoutPlace(text);
  const plain = Buffer.from(text, 'base64').toString();
  const clean = withoutPlace(plain);
  return clean === plain ? text : Buffer.from(clean).toString('base64');
}

const withoutPlace = (text: string): string =>
  text.replaceAll(root, '').replaceAll(`@${hostname()}`, '@machine');
