import type { OptionsHandler } from '../call.ts';
import { fieldOfBlock } from '../views/field-block.ts';
import { option } from '../views/option.ts';
import { readOperationForm } from '../views/read-operation-form.ts';

/** Slack takes no more. */
const mostOptions = 100;

/** In a field with more values than a select may bring along: those with the typed words in them. */
export const suggestValues: OptionsHandler = async ({ typed, blockId, view }) => {
  if (view === undefined) return { options: [] };
  const { form } = readOperationForm(view);
  const takes = form.fields.find(({ name }) => name === fieldOfBlock(blockId))?.takes;
  const choice = takes?.kind === 'list' ? takes.of : takes;
  const values = choice?.kind === 'choice' ? choice.values.map(String) : [];
  const words = typed.toLowerCase().split(/\s+/);
  const found = values.filter((value) => words.every((word) => value.toLowerCase().includes(word)));
  return { options: found.slice(0, mostOptions).map((value) => option(value)) };
};
