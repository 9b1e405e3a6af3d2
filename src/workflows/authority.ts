import type { Person } from '../shared/launch.ts';
import { mayAsk } from './judge.ts';
import type { Answer } from './launch-messages.ts';

/** May this person look at everything here? Asked when they do, not when the button was made. */
export async function authorityOf(person: Person): Promise<Answer> {
  return mayAsk({ kind: 'read', by: person, path: {}, entities: 0, perDay: null });
}
