import { nearest } from '../services/nearest.ts';
import type { PolicyProblem } from '../shared/policy.ts';
import { problemIn, type Path, type Source } from './source.ts';

/** Where names stand that other parts of the file have to define; `*` is any field or item. */
const references = [
  { at: ['roles', '*', 'calendar'], to: 'calendars', what: 'calendar' },
  { at: ['rules', '*', 'ask', 'from', '*'], to: 'roles', what: 'role' },
  { at: ['freezes', 'override', 'from', '*'], to: 'roles', what: 'role' },
  { at: ['freezes', 'calendar', '*', 'override', 'from', '*'], to: 'roles', what: 'role' },
];

/** Names that nothing in the file defines. Looks at any file, also at one whose shape is wrong elsewhere. */
export function referenceProblems(source: Source): PolicyProblem[] {
  return references.flatMap(({ at, to, what }) => {
    const defined = valuesAt(source.value, [to, '*']).map(([path]) => String(path.at(-1)));
    return valuesAt(source.value, at)
      .filter(([, name]) => typeof name === 'string' && !defined.includes(name))
      .map(([path, name]) => {
        const meant = nearest(String(name), defined);
        const define = `define it under \`${to}\``;
        const fix = meant === undefined ? define : `write ${meant}, or ${define}`;
        return problemIn(source, path, `no ${what} is called ${JSON.stringify(name)}`, fix);
      });
  });
}

function valuesAt(value: unknown, pattern: readonly string[], path: Path = []): [Path, unknown][] {
  const [step, ...rest] = pattern;
  if (step === undefined) return [[path, value]];
  return childrenOf(value)
    .filter(([key]) => step === '*' || key === step)
    .flatMap(([key, child]) => valuesAt(child, rest, [...path, key]));
}

function childrenOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
