import type { OptionsHandler } from '../call.ts';
import { explain } from '../explain.ts';
import { launchFields } from '../views/launch-form.ts';
import { longestOptionValue, option } from '../views/option.ts';
import { askForObjects } from './ask-for-objects.ts';

/** Slack takes 100, one of which is what was typed. */
const mostFound = 99;

/** In the form for a plan: the advertisers or accounts that the service has, and always what was typed. */
export const suggestParties: OptionsHandler = async ({ typed, blockId, by }, deps) => {
  const object = blockId === launchFields.account ? 'account' : 'advertiser';
  const question = { object, typed, within: {}, by } as const;
  const found = await askForObjects(question, deps.temporal).catch((error: unknown) => {
    explain(error, deps);
    return [];
  });
  const listed = found.slice(0, mostFound);
  const isOffered = typed === '' || listed.some(({ id }) => id === typed);
  const fits = typed.length <= longestOptionValue;
  return {
    options: [
      ...listed.map(({ id, label }) => option(id, label)),
      ...(isOffered || !fits ? [] : [option(typed, `Use “${typed}” as typed`)]),
    ],
  };
};
