import { nearest } from '../services/nearest.ts';
import type { PolicyProblem } from '../shared/policy.ts';
import { approvingRoles, hasPeople } from './approvers.ts';
import { fitsPattern } from './fits-pattern.ts';
import type { Ask } from './policy-file.ts';
import { ruleAt, type Policy } from './policy.ts';

/**
 * What a sound policy says that its author will hardly have meant: above all approvals that nobody can give.
 * @param operations names of the operations there are, where patterns are to be compared with them
 */
export function warnings(policy: Policy, operations?: readonly string[]): PolicyProblem[] {
  const warn = (path: string, message: string, fix: string): PolicyProblem => ({
    line: ruleAt(policy, path).line,
    path,
    message,
    fix,
  });
  const ofRoles = Object.entries(policy.roles)
    .filter(([, role]) => !hasPeople(role))
    .map(([name]) =>
      warn(`roles.${name}`, 'nobody has this role', 'give it `users` or `groups`, or remove it'),
    );
  const ofAsks = asksOf(policy).flatMap(({ path, ask, advertisers }) =>
    complaintsAbout(ask, advertisers, policy).map(({ message, fix }) => warn(path, message, fix)),
  );
  const ofPatterns = patternsOf(policy)
    .filter(({ pattern }) => operations?.some((one) => fitsPattern(one, pattern)) === false)
    .map(({ path, pattern }) => {
      const meant = nearest(pattern, operations ?? []);
      const fix = meant === undefined ? 'compare it with docs/endpoints.md' : `write ${meant}`;
      return warn(path, `no operation fits ${JSON.stringify(pattern)}`, fix);
    });
  const ofRules =
    policy.rules.length > 0
      ? []
      : [warn('rules', 'nothing ever needs approval', 'add a rule if that is not meant')];
  return [...ofRoles, ...ofAsks, ...ofPatterns, ...ofRules];
}

interface Asking {
  path: string;
  ask: Ask;
  advertisers: 'all' | string[];
}

function asksOf({ rules, freezes }: Policy): Asking[] {
  const { override, calendar } = freezes;
  const ofFreezes = [
    { override, path: 'freezes', advertisers: 'all' as const },
    ...calendar.map((freeze, index) => ({ ...freeze, path: `freezes.calendar[${index}]` })),
  ].flatMap(({ override: ask, path, advertisers }) =>
    ask === undefined ? [] : [{ path: `${path}.override`, ask, advertisers }],
  );
  const ofRules = rules.map(({ ask, advertisers }, index) => ({
    path: `rules[${index}].ask`,
    ask,
    advertisers,
  }));
  return [...ofRules, ...ofFreezes];
}

/** About the advertisers the asking names, or about what only rights on all advertisers cover. */
function complaintsAbout(
  ask: Ask,
  advertisers: 'all' | string[],
  policy: Policy,
): { message: string; fix: string }[] {
  const each = advertisers === 'all' ? [undefined] : advertisers;
  return each.flatMap((advertiser) => {
    const able = approvingRoles(ask, advertiser === undefined ? {} : { advertiser }, policy);
    const of = advertiser === undefined ? '' : ` for advertiser ${advertiser}`;
    const unable = ask.from.filter((role) => !able.includes(role));
    if (able.length === 0) {
      const fix = 'name a role that has people, and `approve` in what it may do';
      return [{ message: `nobody can give this approval${of}: such requests are refused`, fix }];
    }
    const most = mostPeople(able, policy);
    if (most < ask.approvals) {
      const message = `${ask.approvals} approvals are wanted${of}, and only ${most} can be given`;
      return [{ message, fix: 'name more people, or want fewer approvals' }];
    }
    return unable.map((role) => ({
      message: `${role} cannot approve${of}, though it is named here`,
      fix: `give ${role} people and the right to approve, or remove it here`,
    }));
  });
}

/** Groups may hold any number. */
function mostPeople(names: readonly string[], { roles }: Policy): number {
  const named = names.map((name) => roles[name]).filter((role) => role !== undefined);
  const hasGroups = named.some(({ groups }) => groups.length > 0);
  return hasGroups ? Infinity : new Set(named.flatMap(({ users }) => users)).size;
}

function patternsOf({ roles, teams }: Policy): { path: string; pattern: string }[] {
  const owners = [
    ...Object.entries(roles).map(([name, { may }]) => ({ path: `roles.${name}`, may })),
    ...teams.partners.map(({ may }, index) => ({ path: `teams.partners[${index}]`, may })),
  ];
  return owners.flatMap(({ path, may }) =>
    may.flatMap(({ operations = [] }, index) =>
      operations.map((pattern, at) => ({
        path: `${path}.may[${index}].operations[${at}]`,
        pattern,
      })),
    ),
  );
}
