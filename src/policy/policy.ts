import type { PolicyRule } from '../shared/policy.ts';
import type { PolicyFile } from './policy-file.ts';

/** A policy that was read and is sound. Plain data. */
export interface Policy extends PolicyFile {
  /** Digest of the file's text, 12 characters. */
  version: string;
  /** Line of every part of the file by its path: `rules[2]`, `roles.traffickers.may[0]`. */
  lines: Record<string, number>;
}

/** The part of the file that decides something. What the file leaves to a default stands where its parent does. */
export function ruleAt({ lines }: Policy, path: string): PolicyRule {
  let known = path;
  while (lines[known] === undefined && known !== '') known = parentOf(known);
  return { path: known, line: lines[known] ?? 1 };
}

function parentOf(path: string): string {
  const parent = path.replace(/(?:\.[^.[\]]+|\[\d+\])$/u, '');
  return parent === path ? '' : parent;
}
