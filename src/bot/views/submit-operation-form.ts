import { readForm, type FieldProblem } from '../../operations/read-form.ts';
import { shownFields } from '../../operations/operation-form.ts';
import type { FormAnswer, ViewHandler } from '../call.ts';
import { startOperation } from '../start-operation.ts';
import { isSilence, knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { fieldBlockId } from './field-block.ts';
import { operationFormView } from './operation-form-view.ts';
import { readOperationForm, type FilledForm } from './read-operation-form.ts';

/** Slack waits 3 s for the answer. Until the first, Temporal must have answered at all; until the second, it has it. */
const knockWithinMs = 1_000;
const startWithinMs = 2_400;

/** «Show» or «Preview» in the form of an operation. It closes once Temporal has the operation. */
export const submitOperationForm: ViewHandler = async (call, deps) => {
  const pressedAt = performance.now();
  const filled = readOperationForm(call);
  const read = readForm(filled.form, filled.given);
  if ('problems' in read) return refusal(filled, read.problems);
  await knock(deps.temporal, knockWithinMs);
  try {
    const left = startWithinMs - (performance.now() - pressedAt);
    await startOperation(filled, read.input, call, deps, left);
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${deps.temporal.address} did not confirm in time. Press the button again: the same form is the same run, so nothing happens twice.`,
      { cause: error },
    );
  }
  return undefined;
};

/** Below the fields; where one of them is not shown yet, it is revealed with what is wrong above it. */
function refusal(filled: FilledForm, problems: FieldProblem[]): FormAnswer {
  const { form, channel, given, revealed } = filled;
  const shown = shownFields(form, revealed).map(({ name }) => name);
  const isBelow = ({ field }: FieldProblem) => field !== undefined && shown.includes(field);
  if (problems.every(isBelow)) return { errors: errorsOf(problems) };
  const known = form.fields.map(({ name }) => name);
  const more = problems.flatMap(({ field }) =>
    field !== undefined && known.includes(field) ? [field] : [],
  );
  const all = [...new Set([...revealed, ...more])];
  return { view: operationFormView(form, { channel, given, revealed: all, problems }) };
}

function errorsOf(problems: FieldProblem[]): Record<string, string> {
  const byField = Map.groupBy(problems, ({ field = '' }) => field);
  return Object.fromEntries(
    [...byField].map(([field, all]) => [
      fieldBlockId(field),
      all.map(({ message }) => message).join(' '),
    ]),
  );
}
