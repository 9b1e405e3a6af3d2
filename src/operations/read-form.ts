import { check } from '../services/check.ts';
import type { InputProblem } from '../services/input-problem.ts';
import type { Json } from '../shared/operation.ts';
import { filtersField, hasFiltersField, type OperationForm } from './operation-form.ts';
import { problemSentence } from './problem-sentence.ts';
import { readFilters } from './read-filters.ts';
import { readValue, type Given } from './read-value.ts';

/** What was given in a form, by the name of the field. */
export type GivenFields = Readonly<Record<string, Given>>;

/** What is wrong with a field, as a sentence; without a field it is about the form as a whole. */
export interface FieldProblem {
  field: string | undefined;
  message: string;
}

/** What the endpoint takes, with empty fields left out; or all that is wrong with what was given. */
export type ReadForm = { input: Record<string, Json> } | { problems: FieldProblem[] };

/** Reads a form that somebody sent, and checks it as a call of the service would. */
export function readForm(form: OperationForm, given: GivenFields): ReadForm {
  const input: Record<string, Json> = {};
  const unread: FieldProblem[] = [];
  for (const field of form.fields) {
    const value = given[field.name];
    if (value === undefined) continue;
    const read =
      field.takes.kind === 'filters'
        ? readFilters(form.endpoint, value)
        : asInput(field.name, readValue(field, value));
    if ('problem' in read) unread.push({ field: field.name, message: read.problem });
    else Object.assign(input, read.input);
  }
  const problems = [...unread, ...broken(form, input, unread)];
  return problems.length === 0 ? { input } : { problems };
}

function asInput(name: string, read: ReturnType<typeof readValue>) {
  if (read === undefined) return { input: {} };
  return 'problem' in read ? read : { input: { [name]: read.value } };
}

/** A field that could not be read is not in the input; that it is missing there says nothing. */
function broken(
  form: OperationForm,
  input: Record<string, Json>,
  unread: readonly FieldProblem[],
): FieldProblem[] {
  return check(form.endpoint, input)
    .map((problem) => ({ field: fieldOf(form, problem), message: problemSentence(problem) }))
    .filter(({ field }) => field === undefined || !form.fromConfiguration.includes(field))
    .filter(({ field }) => unread.every((other) => other.field !== field));
}

function fieldOf(form: OperationForm, { path: [first] }: InputProblem): string | undefined {
  if (typeof first !== 'string') return undefined;
  const isOwn = form.fields.some(({ name }) => name === first);
  const isFilter = !isOwn && hasFiltersField(form) && form.endpoint.filters.includes(first);
  return isFilter ? filtersField : first;
}
