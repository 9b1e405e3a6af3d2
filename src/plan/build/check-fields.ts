import { brokenRules, check } from '../../services/check.ts';
import type { Endpoint, InputOf } from '../../services/endpoint.ts';
import type { InputProblem } from '../../services/input-problem.ts';
import type { Rule } from '../../services/rules.ts';
import type { PlanValue } from '../fields/plan-value.ts';
import type { FoundProblem } from '../found-problem.ts';
import { problemAt } from '../source/source-node.ts';
import { placeOfPart, valuesOf, type MergedFields } from './merged-fields.ts';

/**
 * Holds an object's fields, and those the launch adds, against the service's declaration. Undefined when
 * something is wrong with them. One mistake is reported once: rules that involve a wrong field are not asked.
 */
export function checkFields<E extends Endpoint>(
  endpoint: E,
  merged: MergedFields,
  added: Readonly<Record<string, PlanValue>>,
  problems: FoundProblem[],
): InputOf<E> | undefined {
  const input = { ...added, ...pick(valuesOf(merged), endpoint) };
  const unreadable = new Set(
    [...merged.fields].flatMap(([name, { state }]) => (state === 'unreadable' ? name : [])),
  );
  const unfit = check({ ...endpoint, rules: [] }, input).filter(
    ({ path }) => !isAbout(path, unreadable),
  );
  const wrong = new Set([...unreadable, ...unfit.map(({ path }) => String(path[0]))]);
  const rules = endpoint.rules.filter((rule) => !fieldsIn(rule).some((field) => wrong.has(field)));
  const found = [...unfit, ...brokenRules({ ...endpoint, rules }, input)];
  problems.push(...found.map((problem) => placed(problem, merged)));
  if (wrong.size > 0 || found.length > 0) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the checks above have found it to be one
  return input as InputOf<E>;
}

/** The other fields of the object are for other checks. */
function pick(values: Record<string, PlanValue>, { request }: Endpoint): Record<string, PlanValue> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in request.shape));
}

function isAbout([field]: InputProblem['path'], fields: ReadonlySet<string>): boolean {
  return fields.has(String(field));
}

function fieldsIn({ field, when }: Rule): string[] {
  return [field, ...when.map((condition) => condition.field)];
}

function placed({ path, message, fix }: InputProblem, merged: MergedFields): FoundProblem {
  const problem = problemAt(placeOfPart(merged, path), message, fix);
  return merged.inherited.has(String(path[0])) ? { ...problem, heir: merged.place.path } : problem;
}
