import { searchOperations } from '../../operations/catalogue.ts';
import type { OptionsHandler } from '../call.ts';
import { option } from '../views/option.ts';
import { plain } from '../views/plain.ts';

/** In the list of all operations: those with the typed words, by resource. */
export const suggestOperations: OptionsHandler = async ({ typed }) => {
  const groups = searchOperations(typed);
  if (groups.length === 0) return { options: [] };
  return {
    option_groups: groups.map(({ name, operations }) => ({
      label: plain(name),
      options: operations.map(({ operation, summary }) => option(operation, operation, summary)),
    })),
  };
};
