import { clockAt } from '../shared/local-time.ts';
import type { PolicyFacts, PolicyKind, PolicyRequest } from '../shared/policy.ts';
import { amountWords, formatPercent, hundredthsMoved, isAbove, shareOfDay } from './amounts.ts';
import { approvalWords } from './approval-words.ts';
import { approvingRoles } from './approvers.ts';
import type { Demand } from './demand.ts';
import { kindsOf } from './kinds-of.ts';
import { ruleAt, type Policy } from './policy.ts';
import type { Above, Rule } from './policy-file.ts';
import { touches } from './touches.ts';
import { afterWorking, workingHoursOf } from './working-time.ts';

/** Rules that want the request approved. */
export function ruleDemands(request: PolicyRequest, policy: Policy, facts: PolicyFacts): Demand[] {
  return policy.rules.flatMap((rule, index): Demand[] => {
    if (!isAbout(rule, request)) return [];
    const excesses = rule.above && excessesOf(rule.above, rule, request, policy, facts);
    if (excesses?.length === 0) return [];
    const why = excesses === undefined ? '' : `: ${excesses.join('; ')}`;
    const sentence = `«${rule.name}» wants ${approvalWords(rule.ask)}${why}.`;
    return [{ reason: { rule: ruleAt(policy, `rules[${index}]`), sentence }, ask: rule.ask }];
  });
}

function isAbout({ kinds, advertisers }: Rule, request: PolicyRequest): boolean {
  const isKind =
    kinds === undefined
      ? !harmless.includes(request.kind)
      : kindsOf(request).some((kind) => kinds.includes(kind));
  return isKind && touches(advertisers, request.advertiser);
}

/** A rule has to name these to be about them. */
const harmless: PolicyKind[] = ['read', 'freeze'];

/** What is above the limits of a rule, in words. */
function excessesOf(
  above: Above,
  rule: Rule,
  request: PolicyRequest,
  policy: Policy,
  facts: PolicyFacts,
): string[] {
  return [
    ...percentExcess(above, request),
    ...riskExcess(above, rule, request, policy, facts),
    ...(above.entities !== undefined && !(request.entities <= above.entities)
      ? [`${request.entities} objects are more than ${above.entities}`]
      : []),
  ];
}

function percentExcess(
  { percent_up: up, percent_down: down }: Above,
  request: PolicyRequest,
): string[] {
  const isMove = kindsOf(request).some((kind) => kind === 'bid' || kind === 'budget');
  if (!isMove || (up === undefined && down === undefined)) return [];
  const moved = request.change && hundredthsMoved(request.change);
  if (moved === undefined) return ['how far it moves in percent cannot be told'];
  const limit = moved < 0 ? down : up;
  if (limit === undefined || Math.abs(moved) <= Math.round(limit * 100)) return [];
  return [`${moved < 0 ? '−' : '+'}${formatPercent(Math.abs(moved))} is more than ${limit} %`];
}

function riskExcess(
  { at_risk: limits }: Above,
  { ask }: Rule,
  request: PolicyRequest,
  policy: Policy,
  { now }: PolicyFacts,
): string[] {
  const { perDay } = request;
  if (limits === undefined || perDay?.minor === 0) return [];
  const from = Date.parse(now) / 1000;
  const hours = workingHoursOf(approvingRoles(ask, request, policy), policy);
  const look = afterWorking(0, from + secondsToLook, hours);
  if (perDay === null || look === undefined) return ['the money at risk cannot be told'];
  const risk = shareOfDay(perDay, look - from);
  if (!isAbove(risk, limits)) return [];
  const zone = (typeof hours === 'string' ? undefined : hours[0]?.zone) ?? 'UTC';
  return [
    `${amountWords(risk)} are at risk until approvers can look, ${clockAt(look, zone)} ${zone}`,
  ];
}

/** Somebody who is at work looks within the hour; so the next look is the first working moment an hour from now. */
const secondsToLook = 3600;
