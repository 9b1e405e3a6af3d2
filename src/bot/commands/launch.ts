import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import type { ExampleSummary } from '../examples.ts';
import { nearest } from '../input.ts';
import { openLaunchForm } from '../open-launch-form.ts';
import { UserError } from '../user-error.ts';

/** `/adops launch [example plan]` */
export const launch: CommandHandler = async (call, deps) => {
  await openLaunchForm(call, deps, {
    choose: (examples) => (call.words === '' ? undefined : named(call.words, examples)),
  });
  return undefined;
};

function named(word: string, examples: ExampleSummary[]): ExampleSummary {
  const names = examples.map(({ name }) => name);
  const found = examples.find(({ name }) => name.toLowerCase() === word.toLowerCase());
  if (found) return found;
  const meant = nearest(word, names);
  throw new UserError(
    `There is no example plan “${word}”. ` +
      (meant === undefined ? `There are: ${names.join(', ')}. ` : `Did you mean ${meant}? `) +
      `For a plan of your own type \`${slashCommand} launch\`.`,
  );
}
