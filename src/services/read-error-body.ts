/** What a service says about a field. */
export interface FieldError {
  /** `budget` or `target.age`. */
  path: string;
  message: string;
}

/** The words of a failure: about the whole, if there are any, and about single fields. */
export interface ErrorBody {
  message?: string;
  fieldErrors: FieldError[];
}

/**
 * Reads the body of a failure in any layout the services use or might: `{message}`, `[{message}]`,
 * `{error: {code, message}}`, a form with its errors, plain text. Anything else gives no words. Never throws.
 */
export function readErrorBody(body: string): ErrorBody {
  const found: FieldError[] = [];
  collect(parse(body), { path: [], depth: 0, found });
  const words = found.filter(({ path }) => path === '').map(({ message }) => message);
  const message = [...new Set(words)].join('; ');
  const fieldErrors = found.filter(({ path }) => path !== '');
  return { ...(message !== '' && { message }), fieldErrors };
}

/** A hostile body must not cost more than an honest one. */
const limits = { depth: 12, errors: 50, characters: 300 };

interface Place {
  path: readonly string[];
  depth: number;
  found: FieldError[];
}

/** JSON, or the text itself if a person might have written it. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body.includes('<') ? undefined : body;
  }
}

function collect(node: unknown, { path, depth, found }: Place): void {
  if (depth > limits.depth || found.length >= limits.errors) return;
  const below = { path, depth: depth + 1, found };
  if (typeof node === 'string') {
    const message = node.trim().slice(0, limits.characters);
    if (message !== '') found.push({ path: path.join('.'), message });
  } else if (Array.isArray(node)) {
    for (const entry of node) collect(entry, below);
  } else if (isRecord(node)) {
    collect(sentenceOf(node), below);
    collect(node['error'], below);
    collect(node['form'], below);
    if (isByField(node['errors'])) collectFields(node['errors'], below);
    else collect(node['errors'], below);
    collectFields(node['children'], below);
  }
}

/** By name, or by number where they are entries of a list. */
function collectFields(fields: unknown, place: Place): void {
  if (typeof fields !== 'object' || fields === null) return;
  for (const [field, node] of Object.entries(fields)) {
    collect(node, { ...place, path: [...place.path, field] });
  }
}

function sentenceOf({ code, message }: Record<string, unknown>): unknown {
  return typeof code === 'string' && typeof message === 'string' ? `${code}: ${message}` : message;
}

/** `{name: ['too long']}`, and not the tree of a form. */
function isByField(node: unknown): node is Record<string, unknown> {
  return isRecord(node) && !['errors', 'children', 'message', 'error'].some((key) => key in node);
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
