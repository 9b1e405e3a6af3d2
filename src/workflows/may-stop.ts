import type { Person } from '../shared/launch.ts';
import type { Answer } from './launch-messages.ts';
import { mayBegin } from './judge.ts';

/** Whether somebody may end what waits or runs: those who asked for it, and those who may freeze things. */
export async function mayStop(person: Person, involved: readonly string[]): Promise<Answer> {
  if (involved.includes(person.user)) return { accepted: true };
  return mayBegin(person, 'freeze');
}
