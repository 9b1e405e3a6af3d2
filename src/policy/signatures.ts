import type { Actor, Decision, PolicyRequest, Requirement } from '../shared/policy.ts';
import { isColleague, isOn, rightsOf } from './rights.ts';
import type { Policy } from './policy.ts';

/** Whether a person may approve, with the requirements an approval would count for; or why not. */
export type MayApprove = { may: true; meets: Requirement[] } | { may: false; sentence: string };

/**
 * Whether a person may approve a request now. Ask with what Slack says about the person at this moment, when they
 * click and again right before the write.
 */
export function mayApprove(
  person: Actor,
  request: PolicyRequest,
  decision: Decision,
  policy: Policy,
): MayApprove {
  if (decision.outcome === 'allow') return no('This needs no approval.');
  if (decision.outcome === 'refuse')
    return no('The policy refuses this, so nobody can approve it.');
  if (!person.active) return no('A deactivated account cannot approve.');
  if (!isColleague(person, policy)) {
    return no('Only people of the agency approve, not guests from other teams.');
  }
  const { needed } = decision.approvals;
  const roles = rightsOf(person, policy)
    .filter((right) => right.do.includes('approve') && isOn(right.on, request.advertiser))
    .map(({ of }) => of);
  const asked = needed.filter((each) => each.roles.some((role) => roles.includes(role)));
  if (asked.length === 0) {
    const wanted = [...new Set(needed.flatMap((each) => each.roles))].join(', ');
    return no(`You are not among those who may approve this: ${wanted}.`);
  }
  const isOwn = person.user === request.by.user;
  const meets = isOwn ? asked.filter(({ selfApproval }) => selfApproval) : asked;
  if (meets.length > 0) return { may: true, meets };
  return no('You asked for this yourself, so somebody else has to approve it.');
}

const no = (sentence: string): MayApprove => ({ may: false, sentence });

/** What is missing before a request counts as approved. */
export interface Signed {
  approved: boolean;
  /** Requirements that are not met, with how many approvals each still needs. */
  missing: { requirement: Requirement; count: number }[];
  /** The value is a counter-offer that so far only its author has signed. */
  needsSecond: boolean;
}

/**
 * Counts approvals against a decision. Give everybody who signed as Slack describes them now: a signature of somebody
 * who may not approve any more does not count.
 * @param signers those who approved; of a counter-offer also the requester, who agrees to it
 */
export function signed(
  signers: readonly Actor[],
  request: PolicyRequest,
  decision: Decision,
  policy: Policy,
): Signed {
  if (decision.outcome !== 'ask') {
    return { approved: decision.outcome === 'allow', missing: [], needsSecond: false };
  }
  const people = [...new Map(signers.map((person) => [person.user, person])).values()];
  const counted = people.map((person) => ({
    ...person,
    right: mayApprove(person, request, decision, policy),
  }));
  const missing = decision.approvals.needed
    .map((requirement) => {
      const given = counted.filter(({ right }) => right.may && right.meets.includes(requirement));
      return { requirement, count: Math.max(0, requirement.count - given.length) };
    })
    .filter(({ count }) => count > 0);
  const valid = counted
    .filter(({ user, active, right }) => right.may || (active && user === request.by.user))
    .map(({ user }) => user);
  const needsSecond = !editorMayNotSignAlone(valid, request);
  return { approved: missing.length === 0 && !needsSecond, missing, needsSecond };
}

/** Whether somebody else than those who wrote the counter-offer stands behind it. True where there is none. */
function editorMayNotSignAlone(users: readonly string[], { editors = [] }: PolicyRequest): boolean {
  return editors.length === 0 || users.some((user) => !editors.includes(user));
}
