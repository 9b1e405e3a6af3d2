import { describePolicy } from '../../policy/describe-policy.ts';
import { groupsOf } from '../../policy/groups-of.ts';
import type { Person } from '../../shared/launch.ts';
import type { PolicyAnswer } from '../../shared/policy-answer.ts';
import type { GateDeps } from './gate-deps.ts';

export function createDescribePolicy({
  policy: file,
  people,
}: Pick<GateDeps, 'policy' | 'people'>) {
  return {
    /** What the policy lets one person do; nothing to people it does not know. */
    async policyOf(person: Person): Promise<Extract<PolicyAnswer, { kind: 'mine' | 'refused' }>> {
      const current = await file.current();
      if ('unreadable' in current) return { kind: 'refused', reason: current.unreadable };
      const { policy } = current;
      const members = await people.members(groupsOf(policy), true);
      const described = describePolicy(await people.actor(person, members), policy, members);
      if (described.rights.length === 0) {
        const reason =
          'The policy gives you no right here. Have your name or a group of yours added to one of its roles.';
        return { kind: 'refused', reason };
      }
      return { kind: 'mine', file: file.name, version: policy.version, policy: described };
    },
  };
}
