import { nearest } from '../../services/nearest.ts';
import type { Network } from '../../shared/plan-ref.ts';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import { planFields } from './plan-field.ts';
import { levelWords, planLevels } from '../plan-level.ts';
import type { PlanLevel } from '../plan-level.ts';
import { problemAt } from '../source/source-node.ts';
import type { Place } from '../source/source-node.ts';

/** What to say about a field that means nothing where it stands; `known` are those that do. */
export function unknownField(
  name: string,
  place: Place,
  { level, network, known }: { level: PlanLevel; network: Network; known: readonly string[] },
): PlanProblem {
  const refuse = (message: string, fix: string) => problemAt(place, message, fix);
  const instead = ownWords[name];
  const other = network === 'fb' ? 'tw' : 'fb';
  const owners = planLevels.filter((each) => planFields(each, network).has(name));
  const meant = nearest(name, known);
  if (name === 'status') return refuse('a launch makes everything paused', 'take it out');
  if (instead !== undefined && known.includes(instead)) {
    return refuse(`is called ${instead} in a plan`, `write ${instead}, with a name or id`);
  }
  if (planFields(level, other).has(name)) {
    return refuse(`exists on ${other} only, and this is a plan for ${network}`, 'take it out');
  }
  if (owners.length > 0) {
    const words = owners.map((owner) => `${levelWords[owner]}s`).join(' and ');
    return refuse(`is a field of ${words}, not of ${levelWords[level]}s`, `move it there`);
  }
  return refuse(
    `is not a field of ${levelWords[level]}s`,
    meant === undefined ? 'take it out' : `write ${meant}, or take it out`,
  );
}

/** Names of the service for which a plan has its own. */
const ownWords: Readonly<Record<string, string>> = {
  advertiser_id: 'advertiser',
  account_id: 'account',
  source: 'network',
  src: 'network',
};
