import type { z } from 'zod';
import { explainIssue } from '../services/explain-issue.ts';
import { nearest } from '../services/nearest.ts';
import type { PolicyProblem } from '../shared/policy.ts';
import { problemIn, type Path, type Source } from './source.ts';

/** What zod found wrong with the file, in words and with places. */
export function shapeProblems({ issues }: z.ZodError, source: Source): PolicyProblem[] {
  return issues.flatMap((issue) => explain(issue, source));
}

function explain(issue: z.core.$ZodIssue, source: Source): PolicyProblem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        unknownField([...path, key], issue.message.split(' '), source),
      );
    case 'invalid_key':
      return issue.issues.map((inner) => misnamed(path, inner, source));
    case 'custom':
      return [problemIn(source, path, `${shown(path, source)}${issue.message}`, fixOf(issue))];
    default:
      return explainIssue(issue, source.value, []).map(({ message, fix }) =>
        problemIn(source, path, message, fix),
      );
  }
}

/** The schema of fields hands on what it knows as its message. */
function unknownField(path: Path, known: readonly string[], source: Source): PolicyProblem {
  const written = String(path.at(-1));
  const meant = nearest(written, known) ?? known.find((each) => each.startsWith(`${written}_`));
  const fix = meant === undefined ? `write one of ${known.join(', ')}` : `write ${meant}`;
  return problemIn(source, path, 'is not a field here', `${fix}, or remove it`);
}

function misnamed(path: Path, issue: z.core.$ZodIssue, source: Source): PolicyProblem {
  const name = String(path.at(-1));
  if (issue.code === 'custom') {
    return problemIn(source, path, `"${name}" ${issue.message}`, fixOf(issue));
  }
  const fix = `give ${issue.message}`;
  return problemIn(source, path, `"${name}" is not in the form expected`, fix);
}

function fixOf({ params }: z.core.$ZodIssueCustom): string {
  return String(params?.['fix']);
}

/** A single value before its complaint, as in `"25:00" is not …`. */
function shown(path: Path, source: Source): string {
  let value: unknown = source.value;
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  const isSingle = typeof value === 'string' || typeof value === 'number';
  return isSingle ? `${JSON.stringify(value)} ` : '';
}
