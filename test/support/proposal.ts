import type { Client, WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client';
import { WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { proposalId, taskQueues } from '../../src/shared/ids.ts';
import type { Person } from '../../src/shared/launch.ts';
import type { Proposal, ProposalRequest, ProposalState } from '../../src/shared/proposal.ts';
import { parseWanted } from '../../src/shared/wanted-value.ts';
import { team } from '../../src/standins/slack/seed.ts';
import {
  attributes,
  counterProposal,
  decideProposal,
  proposeChange,
  readProposal,
  type Answer,
} from '../../src/workflows/index.ts';

export type ProposalRun = WorkflowHandleWithFirstExecutionRunId<typeof proposeChange>;

/** Somebody of the demo workspace, by handle. */
export const someone = (name: string, teamId: string = team.id): Person => ({
  user: `U0${name.toUpperCase()}`,
  team: teamId,
});

/** Asks for a change as the command does: `propose(temporal, 'mara', 'bid', { '4001': '+30%' })`. */
export function propose(
  { temporal }: { temporal: Client },
  by: string,
  of: ProposalRequest['of'],
  values: Record<string, string>,
  more: Partial<ProposalRequest> = {},
): Promise<ProposalRun> {
  const submission = randomUUID().slice(0, 13);
  return temporal.workflow.start(proposeChange, {
    workflowId: proposalId(submission),
    taskQueue: taskQueues.adjutant,
    args: [
      {
        of,
        rows: Object.entries(values).map(([target, text]) => ({
          target,
          value: parseWanted(text),
        })),
        by: someone(by),
        channel: 'C0NORDWIND',
        reason: 'the auction is crowded',
        submission,
        ...more,
      },
    ],
    typedSearchAttributes: [
      { key: attributes.kind, value: 'proposal' },
      { key: attributes.requester, value: someone(by).user },
      { key: attributes.state, value: 'reading' },
    ],
  });
}

/** The proposal once it is in one of these states. */
export async function standsAt(
  run: Pick<ProposalRun, 'query'>,
  states: ProposalState | readonly ProposalState[],
  { version = 1, timeoutMs = 40_000 } = {},
): Promise<Proposal> {
  const wanted: readonly ProposalState[] = typeof states === 'string' ? [states] : states;
  let last: Proposal | undefined;
  await expect
    .poll(
      async () => {
        last = await run.query(readProposal);
        return last !== undefined && last.version >= version && wanted.includes(last.state);
      },
      { timeout: timeoutMs, interval: 250, message: `the proposal becomes ${wanted.join(' or ')}` },
    )
    .toBe(true);
  if (last === undefined) throw new Error('There is no proposal.');
  return last;
}

/** What a press on a button of the card leads to. */
export function decide(
  run: Pick<ProposalRun, 'executeUpdate'>,
  by: string,
  choice: 'approve' | 'reject' | 'withdraw',
  version = 1,
  note?: string,
): Promise<Answer> {
  const decision = { by: someone(by), choice, version, ...(note !== undefined && { note }) };
  return answered(() => run.executeUpdate(decideProposal, { args: [decision] }));
}

/** What a counter-offer leads to. */
export function counter(
  run: Pick<ProposalRun, 'executeUpdate'>,
  by: string,
  text: string,
  version = 1,
): Promise<Answer> {
  const offer = { by: someone(by), value: parseWanted(text), version };
  return answered(() => run.executeUpdate(counterProposal, { args: [offer] }));
}

/** What a validator turns away is an answer too, and so is a run that has ended. Asked to press again, people do. */
async function answered(press: () => Promise<Answer>, pressesLeft = 4): Promise<Answer> {
  try {
    const answer = await press();
    const isToRepeat = !answer.accepted && answer.reason.endsWith('Nothing was done; try again.');
    return isToRepeat && pressesLeft > 0 ? await answered(press, pressesLeft - 1) : answer;
  } catch (error) {
    if (error instanceof WorkflowUpdateFailedError) {
      return { accepted: false, reason: error.cause?.message ?? error.message };
    }
    if (error instanceof WorkflowNotFoundError) return { accepted: false, reason: 'It has ended.' };
    throw error;
  }
}
