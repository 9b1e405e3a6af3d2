import type {
  Actor,
  PolicyKind,
  PolicyReason,
  PolicyRequest,
  PolicyRule,
} from '../shared/policy.ts';
import { fitsPattern } from './fits-pattern.ts';
import { kindsOf } from './kinds-of.ts';
import { ruleAt, type Policy } from './policy.ts';

/** What one line of the policy lets a person do. */
export interface Right {
  rule: PolicyRule;
  /** The role, or the partner, that has the right. */
  of: string;
  do: (PolicyKind | 'approve')[];
  /** Ids of advertisers. */
  on: 'all' | string[];
  /** Patterns; absent: all operations. */
  operations?: string[] | undefined;
}

/** Everything a person may do. */
export function rightsOf(person: Actor, policy: Policy): Right[] {
  if (!person.active) return [];
  const partner = policy.teams.partners.findIndex(({ team }) => team === person.team);
  if (!isColleague(person, policy) && partner >= 0) {
    const { name = '', may = [] } = policy.teams.partners[partner] ?? {};
    const path = `teams.partners[${partner}]`;
    return may.map((grant, index) => ({
      ...grant,
      rule: ruleAt(policy, `${path}.may[${index}]`),
      of: name,
    }));
  }
  return rolesOf(person, policy).flatMap((of) => {
    const grants = policy.roles[of]?.may ?? [];
    return grants.map((grant, index) => ({
      ...grant,
      rule: ruleAt(policy, `roles.${of}.may[${index}]`),
      of,
    }));
  });
}

/** Names of the roles a person has now: none for outsiders and leavers. */
export function rolesOf(person: Actor, policy: Policy): string[] {
  if (!person.active || !isColleague(person, policy)) return [];
  return Object.entries(policy.roles)
    .filter(
      ([, { users, groups }]) =>
        users.includes(person.user) || groups.some((group) => person.groups.includes(group)),
    )
    .map(([name]) => name);
}

/** Whether a person belongs to the agency's own Slack. */
export function isColleague({ team }: Actor, { teams }: Policy): boolean {
  return [teams.workspace].flat().includes(team);
}

/** The line that gives the right to what is asked for, or why there is none. */
export function rightTo(
  request: PolicyRequest,
  policy: Policy,
): { given: PolicyRule } | { refused: PolicyReason } {
  const rights = rightsOf(request.by, policy);
  const found = kindsOf(request).map((kind) => ({
    kind,
    right: rights.find((right) => covers(right, kind, request)),
  }));
  const missing = found.find(({ right }) => right === undefined);
  const given = found[0]?.right;
  if (missing === undefined && given !== undefined) return { given: given.rule };
  return { refused: refusal(missing?.kind ?? request.kind, request, policy) };
}

function covers(right: Right, kind: PolicyKind, request: PolicyRequest): boolean {
  if (!right.do.includes(kind) || !isOn(right.on, request.advertiser)) return false;
  const isByForm = kind === 'read' || kind === 'write';
  if (!isByForm || right.operations === undefined) return true;
  const { operation } = request;
  return operation !== undefined && right.operations.some((one) => fitsPattern(operation, one));
}

/** Whether a right on these advertisers is one on this: an unknown one is covered by all only. */
export function isOn(advertisers: 'all' | string[], advertiser: string | undefined): boolean {
  return advertisers === 'all' || (advertiser !== undefined && advertisers.includes(advertiser));
}

function refusal(kind: PolicyKind, request: PolicyRequest, policy: Policy): PolicyReason {
  const { by, advertiser, operation } = request;
  if (!by.active) {
    const sentence = 'The account is deactivated in Slack, so it may do nothing.';
    return { rule: ruleAt(policy, 'teams.workspace'), sentence };
  }
  const partner = policy.teams.partners.findIndex(({ team }) => team === by.team);
  if (!isColleague(by, policy) && partner < 0) {
    const sentence = `People of the Slack team ${by.team} may do nothing here. Ask a colleague of the agency to do it.`;
    return { rule: ruleAt(policy, 'teams'), sentence };
  }
  const [role] = rolesOf(by, policy);
  const owner = isColleague(by, policy) ? ownerOf(role) : `teams.partners[${partner}]`;
  const target =
    advertiser === undefined ? 'across all advertisers' : `for advertiser ${advertiser}`;
  const what = operation === undefined ? kindWords[kind] : `${kindWords[kind]} (${operation})`;
  const sentence = `You may not ${what} ${target}. Ask somebody who may, or have the right added to your role.`;
  return { rule: ruleAt(policy, owner), sentence };
}

const ownerOf = (role: string | undefined): string =>
  role === undefined ? 'roles' : `roles.${role}`;

/** Goes after «may not». */
const kindWords: Record<PolicyKind, string> = {
  launch: 'launch',
  delivery: 'pause or resume',
  bid: 'change bids',
  budget: 'change budgets',
  read: 'run operations that read',
  write: 'run operations that write',
  freeze: 'freeze or unfreeze',
  undo: 'undo changes',
};
