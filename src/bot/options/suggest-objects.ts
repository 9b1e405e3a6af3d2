import type { OperationForm } from '../../operations/operation-form.ts';
import type { Within } from '../../operations/picker-source.ts';
import type { GivenFields } from '../../operations/read-form.ts';
import type { ObjectChoice } from '../../shared/operation.ts';
import type { OptionsHandler } from '../call.ts';
import { explain } from '../explain.ts';
import { fieldOfBlock } from '../views/field-block.ts';
import { longestOptionValue, option } from '../views/option.ts';
import { readOperationForm } from '../views/read-operation-form.ts';
import { askForObjects } from './ask-for-objects.ts';

/** Slack takes 100, one of which is what was typed. */
const mostFound = 99;

/** In a field for an id: what the service has, and always what was typed, as it was typed. */
export const suggestObjects: OptionsHandler = async ({ typed, blockId, view, by }, deps) => {
  if (view === undefined) return { options: [] };
  const { form, given } = readOperationForm(view);
  const takes = form.fields.find(({ name }) => name === fieldOfBlock(blockId))?.takes;
  if (takes?.kind !== 'object') return { options: [] };
  const { object } = takes;
  const question = { object, typed, within: idsIn(form, given), by };
  const found = await askForObjects(question, deps.temporal).catch((error: unknown) => {
    explain(error, deps);
    return [];
  });
  const listed = found.slice(0, mostFound);
  return {
    options: [...listed.map(({ id, label }) => option(id, label)), ...asTyped(typed, listed)],
  };
};

/** The ids that the form holds so far. */
function idsIn({ fields }: OperationForm, given: GivenFields): Within {
  const ids = fields.flatMap(({ name, takes }) => {
    const id = given[name];
    return takes.kind === 'object' && typeof id === 'string' ? [[takes.object, id] as const] : [];
  });
  return Object.fromEntries(ids);
}

function asTyped(typed: string, found: ObjectChoice[]) {
  const isOffered = found.some(({ id }) => id === typed);
  if (typed === '' || typed.length > longestOptionValue || isOffered) return [];
  return [option(typed, `Use “${typed}” as typed`)];
}
