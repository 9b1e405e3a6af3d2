import type { z } from 'zod';
import type { InputProblem } from './input-problem.ts';
import { nearest } from './nearest.ts';

/** What zod found wrong with `input`, in words; `known` are the fields there are at the top. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  input: unknown,
  known: readonly string[],
): InputProblem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField([...path, key], path.length === 0 ? known : []));
  }
  const found = valueAt(input, path);
  if (found === undefined) {
    return [{ path, message: 'is required', fix: `give ${wanted(issue)}` }];
  }
  return [{ path, message: complaint(issue, found), fix: advice(issue, found) }];
}

function unknownField(path: (string | number)[], known: readonly string[]): InputProblem {
  const meant = nearest(String(path.at(-1)), known);
  const fix = meant === undefined ? 'remove it' : `write ${meant}, or remove it`;
  return { path, message: 'is not a field here', fix };
}

function complaint(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return `expected ${wanted(issue)}, found ${shown(found)}`;
    case 'invalid_value':
      return `${shown(found)} is not one of its values`;
    case 'too_small':
      return found === '' || Array.isArray(found) ? 'is empty' : `${shown(found)} is too little`;
    case 'too_big':
      return `${shown(found)} is too much`;
    default:
      return `${shown(found)} is not in the form expected`;
  }
}

function advice(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code !== 'invalid_value') return `give ${wanted(issue)}`;
  const meant = nearest(String(found), issue.values.map(String));
  return meant === undefined ? `give ${wanted(issue)}` : `write ${meant}, or give ${wanted(issue)}`;
}

/** Goes after `expected` and `give`. */
function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? `a ${issue.expected}`;
    case 'invalid_union':
      return unique(issue.errors.flat().map(wanted)).join(' or ') || 'another value';
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin);
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'invalid_format':
      return formatWords[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
}

function bound(side: string, limit: number | bigint, origin: string): string {
  if (origin === 'string') return limit === 1 ? 'a text' : `${side} ${limit} characters`;
  if (origin === 'array') return `${side} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `${side} ${limit}`;
}

/** A zod regular expression carries its own words: see the codecs. */
const formatWords: Record<string, string> = {
  date: 'a day such as 2027-01-31',
  email: 'an e-mail address',
};

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
  record: 'parts with values',
};

function oneOf(words: readonly string[]): string {
  if (words.length === 1) return String(words[0]);
  const more = words.length - mostWords;
  return `one of ${words.slice(0, mostWords).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Nobody reads more in a sentence. */
const mostWords = 60;

function shown(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

const unique = (words: string[]): string[] => [...new Set(words)];
