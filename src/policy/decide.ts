import type {
  Approvals,
  Decision,
  PolicyFacts,
  PolicyReason,
  PolicyRequest,
  Requirement,
} from '../shared/policy.ts';
import { freezeDemands } from './freezes.ts';
import { limitReasons } from './limits.ts';
import type { Policy } from './policy.ts';
import type { Ask } from './policy-file.ts';
import { implies, requirementOf } from './requirement.ts';
import { rightTo } from './rights.ts';
import { ruleDemands } from './rules.ts';
import { afterWorking, workingHoursOf } from './working-time.ts';

/**
 * What the policy says to a request. The strictest rule decides, whatever the order of the file: one refusal refuses,
 * and all approvals asked for have to be given. Decide again right before writing, with new facts: rights, freezes and
 * the policy itself may have changed.
 */
export function decide(request: PolicyRequest, policy: Policy, facts: PolicyFacts): Decision {
  const { version } = policy;
  const right = rightTo(request, policy);
  if ('refused' in right) return { outcome: 'refuse', ...right.refused, version, also: [] };
  const met = [
    ...freezeDemands(request, policy, facts),
    ...ruleDemands(request, policy, facts),
  ].map((demand) => ({ demand, met: requirementOf(demand, request, policy, facts) }));
  const [refusal, ...refusals] = [
    ...limitReasons(request, policy),
    ...met.flatMap((each) => ('refused' in each.met ? [each.met.refused] : [])),
  ];
  const asked = met
    .flatMap((each) => ('refused' in each.met ? [] : [{ ...each.met, reason: each.demand.reason }]))
    .toSorted(strictestFirst);
  const reasons = asked.map(({ reason }) => reason);
  if (refusal !== undefined) {
    return { outcome: 'refuse', ...refusal, version, also: [...refusals, ...reasons] };
  }
  const [first, ...others] = reasons;
  if (first === undefined) {
    return { outcome: 'allow', rule: right.given, sentence: allowed, version, also: [] };
  }
  return {
    outcome: 'ask',
    ...first,
    version,
    also: others,
    approvals: approvalsOf(asked, policy, facts),
  };
}

const allowed = 'The policy allows it without approval.';

interface Asked {
  ask: Ask;
  requirement: Requirement;
  reason: PolicyReason;
}

function strictestFirst(one: Asked, other: Asked): number {
  return (
    other.requirement.count - one.requirement.count || one.reason.rule.line - other.reason.rule.line
  );
}

function approvalsOf(asked: Asked[], policy: Policy, { now }: PolicyFacts): Approvals {
  const from = Date.parse(now) / 1000;
  const [earliest] = asked
    .map(({ ask, requirement }) => {
      const hours = workingHoursOf(requirement.roles, policy);
      const at = (part: number) =>
        afterWorking(ask.deadline_hours * 3600 * part, from, hours) ?? from;
      return { deadlineAt: at(1), remindAt: at(0.5), escalateAt: at(0.8) };
    })
    .toSorted((one, other) => one.deadlineAt - other.deadlineAt);
  const { deadlineAt = from, remindAt = from, escalateAt = from } = earliest ?? {};
  return {
    needed: withoutImplied(asked.map(({ requirement }) => requirement)),
    deadlineAt: instant(deadlineAt),
    remindAt: instant(remindAt),
    escalateAt: instant(escalateAt),
  };
}

/** Of requirements that imply each other the first stays. */
function withoutImplied(requirements: Requirement[]): Requirement[] {
  return requirements.filter((one, index) =>
    requirements.every(
      (other, at) => at === index || !implies(other, one) || (implies(one, other) && index < at),
    ),
  );
}

const instant = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString();
