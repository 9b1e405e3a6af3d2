import type { InspectedChanges } from '../activities/social/inspect-change.ts';
import type { Judgement } from '../shared/gate.ts';
import type { MessageRef, Person } from '../shared/launch.ts';
import type { Money } from '../shared/money.ts';
import type { Approvals } from '../shared/policy.ts';
import type { Proposal, ProposalRequest, WantedValue } from '../shared/proposal.ts';
import type { AskedFor, ChangesJudgement, ChangesToJudge } from '../shared/proposal-gate.ts';

/** The record of a proposal with what the workflow needs besides. Plain data: it outlives a long history. */
export interface Course {
  proposal: Proposal;
  /** What each change was wanted as: an amount stays, a percentage is of what is live. */
  wanted: WantedValue[];
  atRisk: (Money | null)[];
  asked: AskedFor;
  /** Freezes that were there when it was proposed, and that its approvals let it pass. */
  frozen: string[];
  /** The card, once Slack has it. */
  card?: MessageRef;
  /** Which calls the approvers of this version have had; a card that is posted is one. */
  called: boolean;
  reminded: boolean;
  escalated: boolean;
}

/** What is wanted now, and what the policy says to it. */
export interface Proposable {
  inspected: InspectedChanges;
  judged: ChangesJudgement;
  /** Who wrote these values in place of the requester. */
  editors: string[];
}

/** What the gate is asked. */
export function questionOf(
  { of, by, channel, undoes }: ProposalRequest,
  { inspected: { changes, atRisk }, editors }: Pick<Proposable, 'inspected' | 'editors'>,
): ChangesToJudge {
  const kind = undoes === undefined ? of : 'undo';
  return { kind, by, channel, changes, atRisk, editors };
}

/** The same of a proposal that is under way. */
export function questionNow({ proposal, atRisk }: Course): ChangesToJudge {
  const { changes, editors, request } = proposal;
  const inspected = { changes, atRisk, wanted: [], refused: [], alreadySo: 0 };
  return questionOf(request, { inspected, editors });
}

/** The next version: nobody has signed it. */
export function courseOf(
  request: ProposalRequest,
  { inspected, judged, editors }: Proposable,
  { id, version, now }: { id: string; version: number; now: number },
): Course {
  const { changes, wanted, atRisk } = inspected;
  const { judgement, asked } = judged;
  const { rule, sentence } = judgement;
  const approvals = approvalsOf(judgement, editors, request, now);
  return {
    proposal: {
      id,
      request,
      version,
      changes,
      evidence: { missing: 'it is being read' },
      perDay: oneCurrency(atRisk),
      asked: { rule, sentence },
      policyVersion: judgement.version,
      ...(approvals && { approvals }),
      signed: [],
      editors,
      state: approvals ? 'waiting' : 'applying',
    },
    wanted,
    atRisk,
    asked,
    frozen: freezesIn(judgement),
    called: true,
    reminded: false,
    escalated: false,
  };
}

/** Why a freeze stands in the way now, that did not when it was proposed. */
export function newFreeze({ frozen }: Course, judgement: Judgement): string | undefined {
  return freezesIn(judgement).find((sentence) => !frozen.includes(sentence));
}

/** `Rain jackets DE`, `12 objects`. */
export function subjectOf({ changes }: Pick<Proposal, 'changes'>): string {
  const [only, ...others] = changes;
  return only && others.length === 0 ? only.target.name : `${changes.length} objects`;
}

function freezesIn({ rule, sentence, also }: Judgement): string[] {
  return [{ rule, sentence }, ...also]
    .filter((reason) => reason.rule.path.startsWith('freezes'))
    .map((reason) => reason.sentence);
}

function approvalsOf(
  judgement: Judgement,
  editors: readonly string[],
  { by, until }: { by: Person; until?: string },
  now: number,
): Approvals | undefined {
  if (judgement.outcome === 'refuse') return undefined;
  if (judgement.outcome === 'ask') return endingBy(judgement.approvals, until, now);
  // The policy wants nobody's approval, but the requester has to agree to what others made of it.
  if (editors.length === 0 || editors.includes(by.user)) return undefined;
  return endingBy({ needed: [], ...timesUntil(now + agreeWithinMs, now) }, until, now);
}

const agreeWithinMs = 86_400_000;

/** A change that was to end at a moment is not begun after it. */
function endingBy(approvals: Approvals, until: string | undefined, now: number): Approvals {
  const end = until === undefined ? Infinity : Date.parse(until);
  if (end > Date.parse(approvals.deadlineAt)) return approvals;
  return { ...approvals, ...timesUntil(end, now) };
}

function timesUntil(end: number, now: number): Omit<Approvals, 'needed'> {
  const at = (part: number) => new Date(now + (end - now) * part).toISOString();
  return { deadlineAt: at(1), remindAt: at(0.5), escalateAt: at(0.8) };
}

/** Money of several currencies has no sum. */
function oneCurrency(atRisk: readonly (Money | null)[]): Money | null {
  const [first = null] = atRisk;
  return atRisk.every((money) => money?.currency === first?.currency) ? first : null;
}
