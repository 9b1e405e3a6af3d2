import { freezeMessage } from '../../src/messages/freeze/freeze-message.ts';
import { freezeNotice } from '../../src/messages/freeze/freeze-notice.ts';
import type { Message } from '../../src/messages/kit/message.ts';
import { policyAnswer } from '../../src/messages/policy/policy-answer.ts';
import type { FreezeShown, KnownFreeze } from '../../src/shared/freeze.ts';
import type { PolicyOfPerson } from '../../src/shared/policy-answer.ts';
import type { Target } from '../../src/shared/target.ts';
import { approvalView } from './approval-samples.ts';

/** One message of each kind about freezes and the policy; every text that is not ours is `name`. */
export function gateMessages(name: string): Record<string, Message> {
  const target: Target = { kind: 'campaign', id: '2001', name, path: { campaign: name } };
  const by = 'U0MARA';
  const at = '2026-11-20T10:00:00Z';
  const shown: FreezeShown = { action: 'freeze', target, by, reason: name, until: at };
  const ended: FreezeShown = { action: 'unfreeze', target, by };
  const known: KnownFreeze = { target, by, since: at, until: at, reason: name, entry: name };
  const freezes = Array.from({ length: 40 }, () => known);
  const dated = { name, reason: name, from: at, until: at, advertisers: [name, name] };
  const calendar = Array.from({ length: 40 }, () => dated);
  const w = 'freeze:1.2.abc';
  const view = approvalView(name);
  const choices = Array.from({ length: 10 }, () => target);
  const found = { kind: 'choose' as const, words: name, matches: 12, choices };
  const reference = 'ABC123';
  const rule = { path: name, line: 7 };
  const judged = { rule, sentence: `${name}.`, version: name, also: view.asked };
  return {
    frozen: freezeMessage(shown, { kind: 'done' }, w),
    unfrozen: freezeMessage(ended, { kind: 'done' }, w),
    freezeAsking: freezeMessage(shown, { kind: 'asking', version: 1, view }, w),
    freezeRejected: freezeMessage(shown, { kind: 'closed', how: 'rejected', by: 'U0TOM' }, w),
    freezeExpired: freezeMessage(shown, { kind: 'closed', how: 'expired' }, w),
    freezeRefused: freezeMessage(shown, { kind: 'refused', because: name }, w),
    freezeChoice: freezeNotice({ kind: 'choose', found }, w),
    frozenAlready: freezeNotice({ kind: 'frozen', target, freezes }, w),
    notFrozen: freezeNotice({ kind: 'not frozen', target, above: [] }, w),
    heldAbove: freezeNotice({ kind: 'not frozen', target, above: freezes }, w),
    freezes: freezeNotice({ kind: 'list', freezes: { set: freezes, calendar } }, w),
    noFreezes: freezeNotice({ kind: 'list', freezes: { set: [], calendar: [] } }, w),
    freezeFailed: freezeNotice({ kind: 'failed', message: name, reference }, w),
    policy: policyAnswer({ kind: 'mine', file: name, version: name, policy: policyOf(name) }),
    policyAllows: policyAnswer({
      kind: 'tried',
      what: name,
      judgement: { outcome: 'allow', ...judged },
    }),
    policyAsks: policyAnswer({
      kind: 'tried',
      what: name,
      judgement: { outcome: 'ask', ...judged, approvals: view.approvals },
    }),
    policyRefuses: policyAnswer({
      kind: 'tried',
      what: name,
      judgement: { outcome: 'refuse', ...judged },
    }),
    policyFailed: policyAnswer({ kind: 'failed', message: name, reference }),
  };
}

/** As many rights and rules as a policy can have. */
function policyOf(name: string): PolicyOfPerson {
  const rule = { path: name, line: 7 };
  const ask = {
    rule,
    name,
    kinds: [name],
    advertisers: [name],
    limits: [name, name],
    count: 2,
    roles: [name],
    users: [],
    deadlineHours: 8,
  };
  const right = { rule, of: name, may: ['bid'], advertisers: [name], operations: [name] };
  return {
    roles: [name],
    rights: Array.from({ length: 60 }, () => right),
    asks: Array.from({ length: 60 }, () => ask),
    caps: Array.from({ length: 4 }, () => name),
    channels: Array.from({ length: 60 }, () => ({ advertiser: name, channels: [] })),
  };
}
