import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import type { PolicyProblem } from '../shared/policy.ts';
import { pathText } from '../services/input-problem.ts';

/** From the root of the file down. */
export type Path = readonly (string | number)[];

/** A policy file as YAML: its plain value, and where each part of it stands. */
export interface Source {
  value: unknown;
  /** By path: `rules[2]`. What an alias repeats stands nowhere. */
  places: ReadonlyMap<string, Place>;
}

/** 1-based. */
interface Place {
  line: number;
  column: number;
}

/** Reads YAML 1.2, in which words such as `no`, days and times are texts. */
export function readSource(text: string): Source | { problems: PolicyProblem[] } {
  if (text.length > mostCharacters) return { problems: [tooLong] };
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    resolveKnownTags: false,
  });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length > 0) {
    return {
      problems: document.errors.slice(0, 1).map(({ message, pos: [at] }) => ({
        ...placeAt(at),
        path: '',
        message: `this is not YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
        fix: 'mend it here; indentation, quotes and colons are the usual causes',
      })),
    };
  }
  keepIdsAsWritten(document);
  return valueOf(document, placesIn(document.contents, placeAt));
}

const mostCharacters = 200_000;

const tooLong: PolicyProblem = {
  line: 1,
  column: 1,
  path: '',
  message: 'the file is longer than 200,000 characters',
  fix: 'check that it is the policy',
};

/** Long ids lose digits as numbers, and `007` its zeros. */
function keepIdsAsWritten(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      const { value, source = '' } = node;
      const isInteger = typeof value === 'number' && /^\d+$/u.test(source);
      if (isInteger && String(value) !== source) node.value = source;
    },
  });
}

function valueOf(
  document: Document,
  places: Source['places'],
): Source | { problems: PolicyProblem[] } {
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), places };
  } catch {
    const message = 'an alias (*name) means nothing that stands above it, or too much';
    const fix = 'write the value itself instead of the alias';
    return { problems: [{ line: 1, column: 1, path: '', message, fix }] };
  }
}

function placesIn(root: unknown, placeAt: (offset: number) => Place): Map<string, Place> {
  const places = new Map<string, Place>([['', { line: 1, column: 1 }]]);
  const walk = (node: unknown, path: Path) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (isScalar(key)) visitPart(key, [...path, String(key.value)], value);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visitPart(item, [...path, index], item);
    }
  };
  const visitPart = (named: unknown, path: Path, node: unknown) => {
    if (isNode(named) && named.range) places.set(pathText(path), placeAt(named.range[0]));
    walk(node, path);
  };
  walk(root, []);
  return places;
}

/** Where a problem is: a part that is not there stands where its parent does. */
export function problemIn(
  { places }: Source,
  path: Path,
  message: string,
  fix: string,
): PolicyProblem {
  let known = path;
  while (known.length > 0 && !places.has(pathText(known))) known = known.slice(0, -1);
  const place = places.get(pathText(known)) ?? { line: 1, column: 1 };
  return { ...place, path: pathText(path), message, fix };
}
