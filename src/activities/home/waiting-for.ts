import { QueryNotRegisteredError, type Client } from '@temporalio/client';
import { agreesToEdit, objectionTo, type Approval } from '../../shared/approval.ts';
import { atOnce } from '../../shared/at-once.ts';
import type { FirstOf, HomeWaiting, WaitingRequest } from '../../shared/home.ts';
import type { Proposal } from '../../shared/proposal.ts';

/** More are not asked for one tab. */
const mostAsked = 60;
const mostShown = 8;
const answerWithinMs = 1_500;

/** What waits for the approval of this person, the newest first; whether it counts is asked again when they press. */
export async function waitingFor(
  user: string,
  temporal: Client,
): Promise<FirstOf<HomeWaiting> & { unread: number }> {
  const runs: { id: string; kind: unknown }[] = [];
  for await (const { workflowId: id, searchAttributes } of temporal.workflow.list({ query })) {
    runs.push({ id, kind: searchAttributes['AdjutantKind']?.[0] });
    if (runs.length === mostAsked) break;
  }
  const [{ count }, asked] = await Promise.all([
    temporal.workflow.count(query),
    atOnce(8, runs, ({ id, kind }) => ask(id, kind === 'proposal', temporal)),
  ]);
  const mine = asked.filter((found) => found !== 'silent').filter((found) => found !== undefined);
  const forMe = mine.filter((found) => isFor(user, found));
  const silent = asked.filter((found) => found === 'silent').length;
  return {
    first: forMe.slice(0, mostShown),
    all: forMe.length,
    unread: Math.max(0, count - runs.length) + silent,
  };
}

const query =
  "ExecutionStatus = 'Running' AND AdjutantKind IN ('launch', 'do', 'proposal', 'pause', 'resume', 'freeze', 'unfreeze') " +
  "AND AdjutantState IN ('waiting', 'approving', 'waiting for approval')";

/** What the run itself says, which is newer than what Temporal lists. */
async function ask(
  id: string,
  isProposal: boolean,
  temporal: Client,
): Promise<HomeWaiting | undefined | 'silent'> {
  const handle = temporal.workflow.getHandle(id);
  const by = Date.now() + answerWithinMs;
  try {
    if (isProposal) {
      const proposal = await temporal.withDeadline(by, () =>
        handle.query<Proposal | undefined>('proposal'),
      );
      return proposal?.state === 'waiting' ? { kind: 'proposal', proposal } : undefined;
    }
    const request = await temporal.withDeadline(by, () =>
      handle.query<WaitingRequest | undefined>('consent'),
    );
    return request ? { kind: 'request', id, request } : undefined;
  } catch (error) {
    return error instanceof QueryNotRegisteredError ? undefined : 'silent';
  }
}

function isFor(user: string, waiting: HomeWaiting): boolean {
  const approval = approvalOf(waiting);
  if (approval === undefined) return false;
  const { version, needed, requester } = approval;
  const mayAgree = requester === user && agreesToEdit(approval);
  if (!mayAgree && !needed.some(({ users }) => users.includes(user))) return false;
  const vote = { by: { user, team: '' }, version, choice: 'approve' } as const;
  return objectionTo(approval, vote, Date.now()) === undefined;
}

function approvalOf(waiting: HomeWaiting): Approval | undefined {
  if (waiting.kind === 'request') {
    const { request } = waiting;
    return { ...request, ...request.approvals, editors: [] };
  }
  const { approvals, request, version, editors, signed } = waiting.proposal;
  return approvals && { ...approvals, version, editors, signed, requester: request.by.user };
}
