import type { ObjectChoice, ObjectQuestion } from '../shared/operation.ts';
import { authorityOf } from './authority.ts';
import { choicesOf } from './proxies.ts';

/**
 * What a picker offers somebody who types in it: at most 100 objects, none to people who may not act here.
 * Fails where the service does not answer within the time Slack gives.
 */
export async function suggestObjects(question: ObjectQuestion): Promise<ObjectChoice[]> {
  const [authority, choices] = await Promise.all([
    authorityOf(question.by),
    choicesOf(question.object).suggestObjects(question),
  ]);
  return authority.accepted ? choices : [];
}
