import { formatMoney, moneyOf } from '../shared/money.ts';
import type { Actor, PolicyFacts } from '../shared/policy.ts';
import type { PolicyOfPerson } from '../shared/policy-answer.ts';
import type { Limits } from './amounts.ts';
import { ruleAt, type Policy } from './policy.ts';
import type { Above, Rule } from './policy-file.ts';
import { rightsOf, rolesOf } from './rights.ts';

/** What a person may do, what of it needs approval, by whom, and what never happens. */
export function describePolicy(
  person: Actor,
  policy: Policy,
  members: PolicyFacts['members'],
): PolicyOfPerson {
  const rights = rightsOf(person, policy);
  const may = new Set<string>(rights.flatMap((right) => right.do));
  const roles = rolesOf(person, policy);
  const asks = policy.rules.flatMap((rule, index): PolicyOfPerson['asks'] => {
    const kinds = rule.kinds?.filter((kind) => may.has(kind));
    if (kinds?.length === 0) return [];
    const {
      approvals: count,
      from,
      self_approval: isSelf,
      deadline_hours: deadlineHours,
    } = rule.ask;
    const users = peopleOf(from, policy, members);
    return [
      {
        rule: ruleAt(policy, `rules[${index}]`),
        name: rule.name,
        ...(kinds && { kinds }),
        advertisers: rule.advertisers,
        limits: limitsOf(rule),
        count,
        roles: from,
        users: users.filter((user) => isSelf || user !== person.user),
        deadlineHours,
      },
    ];
  });
  return {
    roles: roles.length > 0 ? roles : [...new Set(rights.map(({ of }) => of))],
    rights: rights.map(({ rule, of, do: kinds, on, operations }) => ({
      rule,
      of,
      may: kinds,
      advertisers: on,
      ...(operations && { operations }),
    })),
    asks: may.size === 0 ? [] : asks,
    caps: capsOf(policy),
    channels: Object.entries(policy.channels).map(([advertiser, channels]) => ({
      advertiser,
      channels,
    })),
  };
}

function peopleOf(names: string[], { roles }: Policy, members: PolicyFacts['members']): string[] {
  const named = names.map((name) => roles[name]).filter((role) => role !== undefined);
  const users = named.flatMap((role) => [
    ...role.users,
    ...role.groups.flatMap((group) => members[group] ?? []),
  ]);
  return [...new Set(users)];
}

function limitsOf({ above }: Rule): string[] {
  if (above === undefined) return [];
  const { percent_up: up, percent_down: down, at_risk: risk, entities }: Above = above;
  return [
    ...(up === undefined ? [] : [`it rises by more than ${up} %`]),
    ...(down === undefined ? [] : [`it falls by more than ${down} %`]),
    ...(risk === undefined ? [] : [`more than ${amounts(risk)} are at risk until approvers look`]),
    ...(entities === undefined ? [] : [`it is about more than ${entities} objects`]),
  ];
}

function capsOf({ caps }: Policy): string[] {
  const { bid, daily_budget: budget, entities, percent_up: up } = caps;
  return [
    ...(bid === undefined ? [] : [`bids above ${amounts(bid)}`]),
    ...(budget === undefined ? [] : [`daily budgets above ${amounts(budget)}`]),
    ...(entities === undefined ? [] : [`launches of more than ${entities} objects`]),
    ...(up === undefined ? [] : [`bids and budgets that rise by more than ${up} % at once`]),
  ];
}

const amounts = (limits: Limits): string =>
  Object.entries(limits)
    .map(([currency, amount]) => formatMoney(moneyOf(amount, currency)))
    .join(' or ');
