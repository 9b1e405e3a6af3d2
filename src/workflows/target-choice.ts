import { condition, setHandler } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { Target } from '../shared/target.ts';
import { chooseTarget } from './delivery-messages.ts';

/** Lets one person choose among objects; undefined where they did not within an hour. */
export async function targetChosen(by: Person, choices: Target[]): Promise<Target | undefined> {
  let chosen: Target | undefined;
  setHandler(chooseTarget, (choice) => {
    if (choice.by.user !== by.user) return no('Only the person who was asked can choose here.');
    if (chosen !== undefined) return no('It has been chosen already.');
    const found = choices.find(({ kind, id }) => kind === choice.kind && id === choice.id);
    if (found === undefined) return no('This was not among the choices. Nothing was done.');
    chosen = found;
    return { accepted: true };
  });
  await condition(() => chosen !== undefined, '1h');
  return chosen;
}

const no = (reason: string) => ({ accepted: false as const, reason });
