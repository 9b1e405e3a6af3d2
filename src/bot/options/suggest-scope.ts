import type { OptionsHandler } from '../call.ts';
import { explain } from '../explain.ts';
import { longestOptionValue, option } from '../views/option.ts';
import { objectOfScopeBlock } from '../views/scope-fields.ts';
import { askForObjects } from './ask-for-objects.ts';

/** Slack takes 100, one of which is what was typed. */
const mostFound = 99;

/** In a picker of a scope: what the service has of that kind, and an id as it was typed. */
export const suggestScope: OptionsHandler = async ({ typed, blockId, by }, deps) => {
  const object = objectOfScopeBlock(blockId);
  if (object === undefined) return { options: [] };
  const question = { object, typed, within: {}, by };
  const found = await askForObjects(question, deps.temporal).catch((error: unknown) => {
    explain(error, deps);
    return [];
  });
  const listed = found.slice(0, mostFound);
  const isOffered = listed.some(({ id }) => id === typed);
  const isId = /^\w+$/.test(typed) && typed.length <= longestOptionValue;
  return {
    options: [
      ...listed.map(({ id, label }) => option(id, label)),
      ...(isId && !isOffered ? [option(typed, `Use the id ${typed} as typed`)] : []),
    ],
  };
};
