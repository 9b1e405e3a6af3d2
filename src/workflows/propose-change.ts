import {
  allHandlersFinished,
  CancellationScope,
  condition,
  ContinueAsNew,
  continueAsNew,
  isCancellation,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { InspectedChanges } from '../activities/social/inspect-change.ts';
import type { ProposalRequest } from '../shared/proposal.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { applyProposal } from './apply-proposal.ts';
import { recordState } from './attributes.ts';
import { failureOf } from './failures.ts';
import { startFollowing } from './follow-change.ts';
import { proposeGoodRows, readProposal } from './proposal-messages.ts';
import {
  courseOf,
  questionOf,
  subjectOf,
  type Course,
  type Proposable,
} from './proposal-course.ts';
import { endStep } from './end-step.ts';
import { createProposalRecord, type ProposalRecord } from './proposal-record.ts';
import { proposalStepEnd, type ProposalOver } from './proposal-step-end.ts';
import { createProposalVote, type Turn } from './proposal-vote.ts';
import { inspecting, writingGate } from './proxies.ts';
import { runReference } from './run-reference.ts';

/**
 * A change of bids or budgets, from what somebody asked for to what is true in the end: looked up, judged by the
 * policy, decided on by people where it asks for that, compared with what was approved, written, read back, told.
 */
export async function proposeChange(
  request: ProposalRequest,
  carried?: Course,
): Promise<{ ended: string }> {
  const { workflowId: id } = workflowInfo();
  const record = createProposalRecord(request, carried);
  const { screen } = record;
  const vote = createProposalVote(record);
  let isGoodEnough = false;
  let waitsForRows = false;

  setHandler(readProposal, () => record.proposal());
  setHandler(proposeGoodRows, ({ by }) => {
    if (!waitsForRows) return { accepted: false, reason: 'Nothing waits for this any more.' };
    if (by.user !== request.by.user) {
      return { accepted: false, reason: 'Only who asked for it can go on with it.' };
    }
    isGoodEnough = true;
    return { accepted: true };
  });

  const ended = await converse();
  recordState(ended);
  // Also where it is cancelled by now: what was written is entered, told and followed.
  await CancellationScope.nonCancellable(async () => {
    if (ended === 'applied' || ended === 'partly applied') await startFollowing(record);
    await record.idle();
    if (request.step !== undefined) await endStep(request.step, proposalStepEnd(overOf(record)));
    await condition(allHandlersFinished);
  });
  return { ended };

  async function converse(): Promise<string> {
    try {
      if (carried === undefined) {
        const opening = await open();
        if (opening === undefined) return 'refused';
        begin(opening, 1);
      }
      return await decideAndWrite();
    } catch (error) {
      if (error instanceof ContinueAsNew) throw error;
      const message = isCancellation(error)
        ? 'It was stopped in Temporal.'
        : failureOf(error).message;
      if (record.proposal() === undefined) {
        screen.tell(request.by, { kind: 'failed', message, reference: runReference() });
      } else {
        record.end('failed', { note: `${message} (reference ${runReference()})` });
        screen.say({ kind: 'ended' });
      }
      return 'failed';
    }
  }

  /** What can be proposed; undefined where that is nothing, and the person was told why. */
  async function open(): Promise<Proposable | undefined> {
    if (request.until !== undefined && !(Date.parse(request.until) > Date.now())) {
      const sentence =
        'The moment at which the old value is to come back is over. Give a later one.';
      screen.tell(request.by, { kind: 'refused', sentence });
      return undefined;
    }
    const { of, rows } = request;
    const inspected = await inspecting.inspectChange({ of, rows });
    if (!(await mayGoOn(inspected))) return undefined;
    const judged = await writingGate.judgeChanges(questionOf(request, { inspected, editors: [] }));
    if (judged.judgement.outcome !== 'refuse') return { inspected, judged, editors: [] };
    const sentence = refusalWords(judged.judgement);
    screen.tell(request.by, { kind: 'refused', sentence });
    return undefined;
  }

  /** Of several rows none is proposed before all are right, or the person leaves the others out. */
  async function mayGoOn({ changes, refused }: InspectedChanges): Promise<boolean> {
    if (refused.length === 0) return true;
    const good = changes.length;
    screen.tell(request.by, { kind: 'rows', refused, good, workflowId: id });
    if (good === 0) return false;
    waitsForRows = true;
    recordState('unclear', `${request.rows.length} objects`);
    await condition(() => isGoodEnough, '24h');
    waitsForRows = false;
    return isGoodEnough;
  }

  function begin(proposable: Proposable, version: number): void {
    record.start(courseOf(request, proposable, { id, version, now: Date.now() }));
    recordState(record.now().proposal.state, subjectOf(record.now().proposal));
  }

  async function decideAndWrite(): Promise<string> {
    for (;;) {
      const turn: Turn = record.now().proposal.approvals ? await vote.decided() : { kind: 'go' };
      switch (turn.kind) {
        case 'over':
          return record.now().proposal.state;
        case 'changed':
          // Another value is on the card.
          break;
        case 'moved':
          if (!(await takeUpAgain())) return record.now().proposal.state;
          break;
        case 'carry on':
          await record.idle();
          return continueAsNew<typeof proposeChange>(request, record.carry());
        case 'go': {
          const written = await applyProposal(record);
          if (written === 'moved' && (await takeUpAgain())) break;
          if (written === 'not approved') break;
          return record.now().proposal.state;
        }
      }
    }
  }

  /** Live values are others than those that people saw: a fresh card, where something is left to propose. */
  async function takeUpAgain(): Promise<boolean> {
    const { proposal, wanted } = record.now();
    if (proposal.version >= mostVersions) {
      record.end('failed', { note: 'The live values do not hold still. Ask again later.' });
      screen.say({ kind: 'ended' });
      return false;
    }
    const rows = proposal.changes.map(({ target, reason, undoes }, place) => ({
      target,
      value: wanted[place] ?? { kind: 'percent' as const, percent: 0 },
      ...(reason !== undefined && { reason }),
      ...(undoes !== undefined && { undoes }),
    }));
    const inspected = await inspecting.inspectChange({ of: request.of, rows });
    if (inspected.changes.length === 0) {
      const note = inspected.refused
        .map(({ target, message }) => `${target}: ${message}`)
        .join('; ');
      const isSo = inspected.alreadySo === inspected.refused.length;
      record.end(isSo ? 'already so' : 'refused', { note });
      screen.say({ kind: 'ended' });
      return false;
    }
    const { editors } = proposal;
    const judged = await writingGate.judgeChanges(questionOf(request, { inspected, editors }));
    if (judged.judgement.outcome === 'refuse') {
      record.end('refused', { note: refusalWords(judged.judgement) });
      screen.say({ kind: 'ended' });
      return false;
    }
    record.supersede({ inspected, judged, editors });
    recordState(record.now().proposal.state, subjectOf(record.now().proposal));
    return true;
  }
}

const overOf = (record: ProposalRecord): ProposalOver => ({
  proposal: record.proposal(),
  card: record.screen.card(),
  notice: record.screen.told(),
});

/** After so many cards people are told to come back another time. */
const mostVersions = 100;
