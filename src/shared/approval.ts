import type { Person } from './launch.ts';
import type { Approvals, PolicyReason, Requirement } from './policy.ts';
import type { Signed } from './proposal.ts';

/** One version of something that waits for approval. A new version begins without signatures. */
export interface Approval {
  version: number;
  needed: Requirement[];
  /** Instant from which on nobody can approve. */
  deadlineAt: string;
  /** User id of who asked. */
  requester: string;
  /** User ids of those who wrote this version in place of the requester. */
  editors: string[];
  signed: Signed[];
  /** Absent while it is open. Never changes once it is there. */
  outcome?: ApprovalOutcome;
}

export type ApprovalOutcome =
  | { kind: 'approved' | 'expired' | 'closed' }
  | { kind: 'rejected' | 'withdrawn'; by: Person; note?: string };

/** What somebody pressed, on the version they saw. */
export interface Vote {
  by: Person;
  version: number;
  choice: 'approve' | 'reject' | 'withdraw';
  note?: string;
}

/** What people see of an approval: before it is asked for, and while it is collected. */
export interface ApprovalView {
  /** What asked for it, the strictest first. */
  asked: PolicyReason[];
  approvals: Approvals;
  signed: Signed[];
}

export function openApproval(round: {
  version: number;
  approvals: Approvals;
  requester: Person;
  editors?: string[];
}): Approval {
  const { version, approvals, requester, editors = [] } = round;
  const { needed, deadlineAt } = approvals;
  return { version, needed, deadlineAt, requester: requester.user, editors, signed: [] };
}

/**
 * Why a vote cannot be taken, whoever it is from: all that can be told without asking Slack and the policy, which
 * have to be asked as well. Undefined where nothing is in the way.
 * @param now instant in milliseconds since the epoch
 */
export function objectionTo(approval: Approval, vote: Vote, now: number): string | undefined {
  const { outcome } = approval;
  if (outcome !== undefined) return endWords(outcome);
  if (vote.version !== approval.version) return 'This has changed meanwhile: look at it again.';
  if (isOver(approval, now)) return 'The deadline has passed, so it is not done. Ask for it anew.';
  const isRequester = vote.by.user === approval.requester;
  if (vote.choice === 'withdraw') {
    return isRequester ? undefined : 'Only who asked for it can take it back. Reject it instead.';
  }
  if (vote.choice === 'reject') return undefined;
  if (approval.signed.some(({ by }) => by.user === vote.by.user)) {
    return 'You have approved this already.';
  }
  if (!isRequester || agreesToEdit(approval)) return undefined;
  if (approval.needed.some(({ selfApproval }) => selfApproval)) return undefined;
  return 'You asked for this yourself, so somebody else has to approve it.';
}

/** The approval after a vote was found valid; itself where the vote cannot be taken any more. */
export function afterVote(
  approval: Approval,
  vote: Vote,
  /** Places in `needed` that Slack and the policy say it counts for. */
  counts: number[],
  now: number,
): Approval {
  if (objectionTo(approval, vote, now) !== undefined) return approval;
  const { by, choice, version, note } = vote;
  if (choice !== 'approve') {
    const kind = choice === 'reject' ? ('rejected' as const) : ('withdrawn' as const);
    return { ...approval, outcome: { kind, by, ...(note !== undefined && { note }) } };
  }
  const next = { ...approval, signed: [...approval.signed, { by, version, counts }] };
  return isApproved(next) ? { ...next, outcome: { kind: 'approved' } } : next;
}

/** The approval at this moment: expired where the deadline came before the last signature. */
export function atDeadline(approval: Approval, now: number): Approval {
  if (approval.outcome !== undefined || !isOver(approval, now)) return approval;
  return { ...approval, outcome: { kind: 'expired' } };
}

/** How many people each requirement still needs, in the order of `needed`. */
export function missingSignatures({
  needed,
  signed,
  version,
}: Pick<Approval, 'needed' | 'signed' | 'version'>): number[] {
  return needed.map(({ count }, place) => {
    const people = signed
      .filter((each) => each.version === version && each.counts.includes(place))
      .map(({ by }) => by.user);
    return Math.max(0, count - new Set(people).size);
  });
}

/** Everybody needed has signed this version, and somebody besides those who wrote it. */
export function isApproved(approval: Approval): boolean {
  return missingSignatures(approval).every((count) => count === 0) && !needsSecond(approval);
}

/** Whether so far only those who wrote this version stand behind it. */
export function needsSecond({ editors, signed, version }: Approval): boolean {
  const others = signed.filter(
    (each) => each.version === version && !editors.includes(each.by.user),
  );
  return editors.length > 0 && others.length === 0;
}

/** Whether the requester may stand behind this version because others wrote it. */
export function agreesToEdit({
  editors,
  requester,
}: Pick<Approval, 'editors' | 'requester'>): boolean {
  return editors.length > 0 && !editors.includes(requester);
}

const isOver = ({ deadlineAt }: Approval, now: number): boolean => !(now < Date.parse(deadlineAt));

function endWords(outcome: ApprovalOutcome): string {
  switch (outcome.kind) {
    case 'approved':
      return 'It has been approved already.';
    case 'expired':
      return 'The deadline has passed, so it is not done. Ask for it anew.';
    case 'closed':
      return 'Nothing waits for a decision here any more.';
    case 'rejected':
      return `<@${outcome.by.user}> has already rejected it.`;
    case 'withdrawn':
      return `<@${outcome.by.user}> has already taken it back.`;
  }
}
