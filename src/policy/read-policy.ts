import { createHash } from 'node:crypto';
import type { PolicyProblem } from '../shared/policy.ts';
import { PolicyFile } from './policy-file.ts';
import type { Policy } from './policy.ts';
import { referenceProblems } from './reference-problems.ts';
import { shapeProblems } from './shape-problems.ts';
import { readSource, type Source } from './source.ts';
import { warnings } from './warnings.ts';

/** A policy with what is odd about it, or everything that is wrong with its text, in the order of the file. */
export type ReadPolicy =
  { policy: Policy; version: string; warnings: PolicyProblem[] } | { problems: PolicyProblem[] };

/**
 * Reads a policy file. Never throws, whatever the text is.
 * @param operations names of the operations there are; with them, patterns that fit none are warned of
 */
export function readPolicy(text: string, operations?: readonly string[]): ReadPolicy {
  const source = readSource(text);
  if ('problems' in source) return source;
  const shape = PolicyFile.safeParse(source.value);
  const problems = [
    ...(shape.success ? [] : shapeProblems(shape.error, source)),
    ...referenceProblems(source),
  ];
  if (!shape.success || problems.length > 0) return { problems: problems.toSorted(inFile) };
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const policy = { ...shape.data, version, lines: linesOf(source.places) };
  return { policy, version, warnings: warnings(policy, operations).toSorted(inFile) };
}

const inFile = (one: PolicyProblem, other: PolicyProblem): number =>
  one.line - other.line || (one.column ?? 0) - (other.column ?? 0);

function linesOf(places: Source['places']): Record<string, number> {
  return Object.fromEntries([...places].map(([path, { line }]) => [path, line]));
}
