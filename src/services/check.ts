import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { emptyParts } from './empty-parts.ts';
import { explainIssue } from './explain-issue.ts';
import type { InputProblem } from './input-problem.ts';
import { holds, inOrders, inWords, type Rule } from './rules.ts';

/** What was wrong with an input, or the same input as the wire takes it. */
export type Checked = { problems: InputProblem[] } | { wire: Record<string, unknown> };

/**
 * Everything that is wrong with the input of a call before it is sent: fields that do not fit their schema, and
 * broken rules between them, all at once. None means that it may be sent.
 */
export function check(endpoint: Endpoint, input: unknown): InputProblem[] {
  const checked = encodeInput(endpoint, input);
  return 'problems' in checked ? checked.problems : [];
}

/** Checks an input and encodes its fields. */
export function encodeInput(endpoint: Endpoint, input: unknown): Checked {
  if (!isRecord(input)) return { problems: [notFields] };
  const encoded = z.safeEncode(endpoint.request, input);
  const problems = [
    ...(encoded.success ? [] : problemsOf(endpoint, encoded.error, input)),
    ...emptyParts(endpoint, input),
    ...brokenRules(endpoint, input),
  ];
  return problems.length === 0 && encoded.success ? { wire: encoded.data } : { problems };
}

/** A refusal of the request schema in words, in either direction. */
export function problemsOf(
  { request }: Endpoint,
  { issues }: z.ZodError,
  input: unknown,
): InputProblem[] {
  const known = Object.keys(request.shape);
  return issues.flatMap((issue) => explainIssue(issue, input, known));
}

/** The rules that these fields break. */
export function brokenRules({ rules }: Endpoint, fields: Record<string, unknown>): InputProblem[] {
  return rules.flatMap((rule) => breach(rule, fields));
}

function breach(rule: Rule, fields: Record<string, unknown>): InputProblem[] {
  const { field, when } = rule;
  const value = fields[field];
  const isMet = when.every((condition) => holds(condition, fields));
  switch (rule.kind) {
    case 'required-if':
      if (!isMet || value !== undefined) return [];
      return [{ path: [field], message: `is required when ${inWords(when)}`, fix: 'give it' }];
    case 'only-if': {
      if (isMet || value === undefined) return [];
      const broken = when.filter((condition) => !holds(condition, fields));
      const fix = `remove it, or ${inOrders(broken)}`;
      return [{ path: [field], message: `is allowed only when ${inWords(when)}`, fix }];
    }
    case 'in-order':
      return outOfOrder(rule.after, field, fields);
    case 'fits-if': {
      if (!isMet || value === undefined) return [];
      const { error } = rule.schema.safeParse(value);
      const problems = error?.issues.flatMap((issue) => explainIssue(issue, value, [])) ?? [];
      return problems.map(({ path, message, fix }) => ({
        path: [field, ...path],
        message: `${message} when ${inWords(when)}`,
        fix,
      }));
    }
  }
}

function outOfOrder(
  first: string,
  last: string,
  { [first]: from, [last]: to }: Record<string, unknown>,
): InputProblem[] {
  const isNumbers = typeof from === 'number' && typeof to === 'number';
  const isTexts = typeof from === 'string' && typeof to === 'string';
  if (!(isNumbers || isTexts) || from <= to) return [];
  return [{ path: [last], message: `is before ${first}`, fix: `give ${first} or something later` }];
}

const notFields: InputProblem = {
  path: [],
  message: 'the input is not an object',
  fix: 'give fields with values',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
