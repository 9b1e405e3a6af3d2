import { parsePlan, type ParsedPlan } from '../../src/plan/parse-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { PlanProblem } from '../../src/shared/plan-problem.ts';

export const parseYaml = (text: string): ParsedPlan => parsePlan(bytesOf(text), 'yaml');

export const parseCsv = (text: string): ParsedPlan => parsePlan(bytesOf(text), 'csv');

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The plan in a text that is meant to be fine. */
export function goodPlan({ plan, problems }: ParsedPlan): Plan {
  if (plan === undefined) throw new Error(reportOf(problems));
  return plan;
}

/** Problems as lines `line:column path: message. fix`. */
export function reportOf(problems: readonly PlanProblem[]): string {
  return problems.map(lineOf).join('\n');
}

function lineOf({ line, column, path, message, fix }: PlanProblem): string {
  const place = [line, column].filter((number) => number !== undefined).join(':');
  const where = [place, path].filter((part) => part !== '').join(' ');
  return where === '' ? `${message}. ${fix}` : `${where}: ${message}. ${fix}`;
}

/** A plan without the places of its values, which differ between formats. */
export function withoutPlaces(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'places' ? undefined : inner)),
  );
}
