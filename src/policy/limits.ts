import type { Money } from '../shared/money.ts';
import type { PolicyReason, PolicyRequest } from '../shared/policy.ts';
import {
  amountWords,
  formatPercent,
  hundredthsMoved,
  isAbove,
  limitFor,
  type Limits,
} from './amounts.ts';
import { ruleAt, type Policy } from './policy.ts';

/** What no approval helps against: caps, and the wrong channel. */
export function limitReasons(request: PolicyRequest, policy: Policy): PolicyReason[] {
  const { caps } = policy;
  const { change, bid, dailyBudget, entities } = request;
  const bids = [bid, change?.of === 'bid' ? change.after : undefined];
  const budgets = [dailyBudget, change?.of === 'budget' ? change.after : undefined];
  return [
    ...channelReasons(request, policy),
    ...capReasons(bids, caps.bid, 'bids', ruleAt(policy, 'caps.bid')),
    ...capReasons(budgets, caps.daily_budget, 'daily budgets', ruleAt(policy, 'caps.daily_budget')),
    ...(request.kind === 'launch' && caps.entities !== undefined && !(entities <= caps.entities)
      ? [
          {
            rule: ruleAt(policy, 'caps.entities'),
            sentence: `A launch may have ${caps.entities} objects, this one has ${entities}. Split the plan into several files.`,
          },
        ]
      : []),
    ...percentReasons(request, policy),
  ];
}

function channelReasons({ advertiser, channel }: PolicyRequest, policy: Policy): PolicyReason[] {
  if (advertiser === undefined || !Object.hasOwn(policy.channels, advertiser)) return [];
  const channels = policy.channels[advertiser] ?? [];
  if (channel !== undefined && channels.includes(channel)) return [];
  const fix =
    channels.length === 0
      ? 'The policy lists no channel for it.'
      : `Ask in one of its channels: ${channels.join(', ')}.`;
  const sentence = `Commands about advertiser ${advertiser} are not taken here. ${fix}`;
  return [{ rule: ruleAt(policy, `channels.${advertiser}`), sentence }];
}

function capReasons(
  amounts: (Money | undefined)[],
  limits: Limits | undefined,
  what: string,
  rule: PolicyReason['rule'],
): PolicyReason[] {
  if (limits === undefined) return [];
  return amounts
    .filter((money) => money !== undefined)
    .filter((money) => isAbove(money, limits))
    .map((money) => {
      const limit = limitFor(money, limits);
      const sentence =
        limit === undefined
          ? `The policy caps ${what} but has no cap in ${money.currency}. Have one added.`
          : `${amountWords(money)} is above the cap of ${amountWords(limit)} for ${what}. Ask for at most that.`;
      return { rule, sentence };
    });
}

function percentReasons({ change }: PolicyRequest, policy: Policy): PolicyReason[] {
  const { percent_up: limit } = policy.caps;
  const moved = change && hundredthsMoved(change);
  if (limit === undefined || moved === undefined || moved <= Math.round(limit * 100)) return [];
  const sentence = `+${formatPercent(moved)} is above the cap of ${limit} % for one change. Ask for less, or go there in steps.`;
  return [{ rule: ruleAt(policy, 'caps.percent_up'), sentence }];
}
