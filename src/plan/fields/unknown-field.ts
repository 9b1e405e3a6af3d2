import { nearest } from '../../services/nearest.ts';
import type { Network } from '../../shared/plan-ref.ts';
import { levelWords, planLevels, type PlanLevel } from '../plan-level.ts';
import { planFields } from './plan-field.ts';

/** What to say about a field that means nothing where it stands. */
export interface UnknownField {
  message: string;
  fix: string;
  /** The field that was probably meant. */
  meant?: string;
}

/** Explains a field that is not among `known`, the ones that mean something here. */
export function unknownField(
  name: string,
  { level, network, known }: { level: PlanLevel; network: Network; known: readonly string[] },
): UnknownField {
  const ownWord = ownWords.get(name);
  const other = network === 'fb' ? 'tw' : 'fb';
  const owners = planLevels.filter((each) => planFields(each, network).has(name));
  const meant = nearest(name, known);
  if (name === 'status') return { message: 'a launch makes everything paused', fix: 'take it out' };
  if (ownWord !== undefined && known.includes(ownWord)) {
    const fix = `write ${ownWord}, with a name or id`;
    return { message: `is called ${ownWord} in a plan`, fix, meant: ownWord };
  }
  if (planFields(level, other).has(name)) {
    const message = `exists on ${other} only, and this is a plan for ${network}`;
    return { message, fix: 'take it out' };
  }
  if (owners.length > 0) {
    const words = owners.map((owner) => `${levelWords[owner]}s`).join(' and ');
    return {
      message: `is a field of ${words}, not of ${levelWords[level]}s`,
      fix: 'move it there',
    };
  }
  const message = `is not a field of ${levelWords[level]}s`;
  if (meant === undefined) return { message, fix: 'take it out' };
  return { message, fix: `write ${meant}, or take it out`, meant };
}

/** Names of the service for which a plan has its own. */
const ownWords = new Map([
  ['advertiser_id', 'advertiser'],
  ['account_id', 'account'],
  ['source', 'network'],
  ['src', 'network'],
]);
