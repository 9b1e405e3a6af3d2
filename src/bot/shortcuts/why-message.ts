import { slashCommand } from '../../shared/ids.ts';
import type { ShortcutHandler } from '../call.ts';
import { startWhy } from '../start-why.ts';
import { UserError } from '../user-error.ts';
import { whatItIsAbout } from './what-it-is-about.ts';

/** «Who changed this?» on a message of ours: who changed what it is about, when and why. */
export const whyMessage: ShortcutHandler = async (call, deps) => {
  const question = whatItIsAbout(call.message);
  if (question === undefined) throw aboutNothing();
  await startWhy(question, call, deps);
  return undefined;
};

const aboutNothing = () =>
  new UserError(
    `This message is about nothing I could have changed. Use «Who changed this?» on a launch, a card or an alert of mine, or type \`${slashCommand} why\` with an id or a part of the name.`,
  );
