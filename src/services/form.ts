/** What a form holds: texts, and lists and records of them. */
export type FormValue = string | FormValue[] | { [part: string]: FormValue };

/** The documented content type of form bodies. The registered one is spelled differently. */
export const formContentType = 'application/x-www-form-url-encoded';

/**
 * Encodes fields the way PHP reads them: `name[0]` for lists, `name[part]` for records. All values must be
 * text by now. @throws TypeError where a field was declared without a codec that makes it one
 */
export function encodeForm(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => flatten(name, value));
  return new URLSearchParams(pairs).toString();
}

/** Decodes what `encodeForm` made. Of two values with one name the later one counts. */
export function decodeForm(source: string): Record<string, FormValue> {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(source)) plant(root, stepsOf(name), value);
  return Object.fromEntries([...root].map(([name, value]) => [name, harvest(value)]));
}

function flatten(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} is not text`);
  return Object.entries(value).flatMap(([part, inner]) => flatten(`${name}[${part}]`, inner));
}

type Branch = Map<string, Branch | string>;

/** `name[0][part]` → `name`, `0`, `part`; a name that is not written so is one step. */
function stepsOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name);
  if (!match) return [name];
  const [, first = '', rest = ''] = match;
  return [first, ...rest.split(/[[\]]+/).filter((step) => step !== '')];
}

function plant(branch: Branch, [step = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    branch.set(step, value);
    return;
  }
  const below = branch.get(step);
  const inner: Branch = below instanceof Map ? below : new Map();
  branch.set(step, inner);
  plant(inner, rest, value);
}

function harvest(value: Branch | string): FormValue {
  if (typeof value === 'string') return value;
  const parts = [...value].map(([part, inner]) => [part, harvest(inner)] as const);
  const isList = parts.every(([part], index) => part === String(index));
  return isList ? parts.map(([, inner]) => inner) : Object.fromEntries(parts);
}
