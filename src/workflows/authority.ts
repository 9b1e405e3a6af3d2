import type { Person } from '../shared/launch.ts';
import { failureOf } from './failures.ts';
import type { Answer } from './launch-messages.ts';
import { checking } from './proxies.ts';

/** May this person act at this moment? Asked when they act, not when the button was made. */
export async function authorityOf(person: Person): Promise<Answer> {
  try {
    return await checking.mayAct(person);
  } catch (error) {
    const reason = `Slack could not say who you are (${failureOf(error).message}). Nothing was done; try again.`;
    return { accepted: false, reason };
  }
}
