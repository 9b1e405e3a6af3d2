import {
  allHandlersFinished,
  ApplicationFailure,
  condition,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { ApprovalCall } from '../shared/approval-call.ts';
import { objectionTo } from '../shared/approval.ts';
import type { GateRequest } from '../shared/gate.ts';
import { createApprovals } from './approval.ts';
import { notTaken } from './approval-messages.ts';
import type { Answer } from './launch-messages.ts';
import { newFreeze, questionNow, questionOf, subjectOf } from './proposal-course.ts';
import { signatureOf } from './proposal-gate.ts';
import { counterProposal, decideProposal, type CounterOffer } from './proposal-messages.ts';
import type { ProposalRecord } from './proposal-record.ts';
import { asking, glancing, judging } from './proxies.ts';
import { failureOf } from './failures.ts';

/** What comes after people have waited for a decision. */
export type Turn = { kind: 'go' | 'over' | 'changed' | 'moved' | 'carry on' };

/** Takes the decision on a proposal, while it looks after the live values, the freezes and the clock. */
export interface ProposalVote {
  /** How the version that is on the card now goes on. */
  decided(): Promise<Turn>;
}

/** How often it is looked whether all is still as people saw it. */
const lookEvery = '15 minutes';

export function createProposalVote(record: ProposalRecord): ProposalVote {
  const { screen } = record;
  const desk = createApprovals(async ({ by, choice }) =>
    // Who asked may take it back, and nobody has to be asked about that.
    choice === 'withdraw' ? { accepted: true, counts: [] } : signatureOf(record.now(), by),
  );
  let turn: Turn | undefined;
  let signatures = 0;

  setHandler(decideProposal, (decision) => desk.vote(decision), {
    validator: (decision) => desk.validate(decision),
  });
  setHandler(counterProposal, counter, {
    validator: (offer) => {
      const reason = objection(offer);
      if (reason !== undefined) throw ApplicationFailure.nonRetryable(reason, notTaken);
    },
  });

  return {
    decided: async () => {
      turn = undefined;
      open();
      if (!record.now().called) {
        record.note({ called: true });
        call('asked');
      }
      const version = record.now().proposal.version;
      watch(version).catch(() => {
        // Cancelled with the workflow, and so is the wait for a decision.
      });
      const outcome = await desk.ended({ remind, escalate, signed });
      const { by: endedBy, note } = 'by' in outcome ? outcome : {};
      const how = { ...(endedBy && { endedBy }), ...(note !== undefined && { note }) };
      switch (outcome.kind) {
        case 'approved':
          record.change({ state: 'applying', signed: desk.now()?.signed ?? [] });
          return { kind: 'go' };
        case 'closed':
          return turn ?? { kind: 'changed' };
        case 'expired':
        case 'rejected':
        case 'withdrawn':
          record.end(outcome.kind, how);
          screen.say({ kind: 'ended' });
          return { kind: 'over' };
      }
    },
  };

  function open(): void {
    const { proposal } = record.now();
    const { approvals, version, signed: known } = proposal;
    if (approvals === undefined) return;
    signatures = known.length;
    desk.open({ version, approvals, signed: known, request: requestNow() });
  }

  /** Who asks, and who wrote the values; about each change the gate is asked for itself. */
  function requestNow(): GateRequest {
    const { changes, atRisk, ...question } = questionNow(record.now());
    return { ...question, path: {}, entities: changes.length, perDay: atRisk[0] ?? null };
  }

  async function signed(): Promise<void> {
    const known = desk.now()?.signed ?? [];
    const newest = known.at(-1);
    record.sign(known);
    if (newest && known.length > signatures) screen.say({ kind: 'signed', by: newest.by.user });
    signatures = known.length;
  }

  async function remind(): Promise<void> {
    if (record.now().reminded) return;
    record.note({ reminded: true });
    call('reminder');
  }

  async function escalate(): Promise<void> {
    if (record.now().escalated) return;
    record.note({ escalated: true });
    call('escalation');
  }

  function call(urgency: ApprovalCall['urgency']): void {
    const { request, approvals, changes, signed: known } = record.now().proposal;
    if (approvals === undefined) return;
    const yes = new Set(known.map(({ by }) => by.user));
    const all = approvals.needed.flatMap(({ users }) => users);
    const approvers = [...new Set(all)].filter((user) => !yes.has(user));
    const what = `the ${request.of} of ${subjectOf({ changes })}`;
    const { deadlineAt } = approvals;
    screen.call({ urgency, what, requester: request.by.user, approvers, deadlineAt });
  }

  /** Every now and then, and after each signature: is all as people saw it? */
  async function watch(version: number): Promise<void> {
    const isMine = () =>
      record.now().proposal.version === version && desk.now()?.outcome === undefined;
    for (;;) {
      const known = signatures;
      await condition(() => !isMine() || signatures !== known, lookEvery);
      if (!isMine()) return;
      const next = await look();
      if (!isMine()) return;
      if (next === undefined && workflowInfo().continueAsNewSuggested && allHandlersFinished()) {
        turn = { kind: 'carry on' };
        return desk.close();
      }
      if (next !== undefined) {
        turn = next;
        return desk.close();
      }
    }
  }

  /** What stands in the way now; undefined where nothing does, or where nobody can tell. */
  async function look(): Promise<Turn | undefined> {
    const course = record.now();
    const { version } = course.proposal;
    try {
      const [standings, { judgement }] = await Promise.all([
        glancing.lookAtChanges(course.proposal.changes),
        judging.judgeChanges(questionNow(course)),
      ]);
      if (record.now().proposal.version !== version || desk.now()?.outcome) return undefined;
      const freeze = newFreeze(course, judgement);
      if (freeze !== undefined) return over('frozen', freeze);
      if (judgement.outcome === 'refuse' && judgement.version !== 'unreadable') {
        return over('refused', judgement.sentence);
      }
      return standings.every((at) => at === 'as before') ? undefined : { kind: 'moved' };
    } catch {
      return undefined;
    }
  }

  function over(state: 'frozen' | 'refused', note: string): Turn {
    record.end(state, { note });
    screen.say({ kind: 'ended' });
    return { kind: 'over' };
  }

  function objection({ by, version }: CounterOffer): string | undefined {
    const approval = desk.now();
    if (approval === undefined) return 'Nothing waits for a decision here.';
    return objectionTo(approval, { by, version, choice: 'reject' }, Date.now());
  }

  /** Another value: looked up and judged like the first, and on the card only where all of that went well. */
  async function counter(offer: CounterOffer): Promise<Answer> {
    const early = objection(offer);
    if (early !== undefined) return no(early);
    const { proposal } = record.now();
    const { request } = proposal;
    const isRequester = offer.by.user === request.by.user;
    const right = isRequester
      ? ({ accepted: true } as const)
      : await signatureOf(record.now(), offer.by);
    if (!right.accepted) return no(right.reason);
    try {
      const rows = proposal.changes.map(({ target, reason }) => ({
        target,
        value: offer.value,
        ...(reason !== undefined && { reason }),
      }));
      const inspected = await asking.inspectChange({ of: request.of, rows });
      const [refused] = inspected.refused;
      if (refused) return no(`${refused.target}: ${refused.message}; ${refused.fix}.`);
      const editors = isRequester ? [] : [offer.by.user];
      const judged = await judging.judgeChanges(questionOf(request, { inspected, editors }));
      if (judged.judgement.outcome === 'refuse') return no(judged.judgement.sentence);
      const late = objection(offer);
      if (late !== undefined) return no(late);
      record.counter({ inspected, judged, editors });
    } catch (error) {
      return no(`Nothing was done, since it could not be looked up (${failureOf(error).message}).`);
    }
    turn = { kind: 'changed' };
    desk.close();
    const { by, note } = offer;
    screen.say({ kind: 'countered', by: by.user, ...(note !== undefined && { note }) });
    return { accepted: true };
  }
}

const no = (reason: string) => ({ accepted: false as const, reason });
