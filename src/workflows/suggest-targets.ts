import type { Person } from '../shared/launch.ts';
import type { Target, TargetQuestion } from '../shared/target.ts';
import { authorityOf } from './authority.ts';
import { suggestingTargets } from './proxies.ts';

/**
 * What a picker offers somebody who types in it, none to people who may not act here. Fails where the service does
 * not answer within the time Slack gives.
 */
export async function suggestTargets({
  by,
  ...question
}: TargetQuestion & { by: Person }): Promise<Target[]> {
  const [authority, found] = await Promise.all([
    authorityOf(by),
    suggestingTargets.findTarget(question),
  ]);
  if (!authority.accepted) return [];
  return found.kind === 'found' ? [found.target] : found.choices;
}
