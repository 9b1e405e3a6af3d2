import { CancellationScope, workflowInfo } from '@temporalio/workflow';
import type { ApprovalCall } from '../shared/approval-call.ts';
import type { MessageRef, Person } from '../shared/launch.ts';
import type { Proposal } from '../shared/proposal.ts';
import type { ProposalLine, ProposalNotice } from '../shared/proposal-line.ts';
import { letGo } from './let-go.ts';
import { telling } from './proxies.ts';

/**
 * The card of a proposal and the thread below it. All is told in order and in the background: what is decided does
 * not wait for Slack, and Slack gets to know it however long it was away.
 */
export interface ProposalScreen {
  /** Posts a card; later states are shown on it. One that was there before keeps what `last` says. */
  post(last?: Proposal): void;
  /** Shows on the card how the proposal stands when its turn comes; one that is gone comes anew, elsewhere. */
  touch(): void;
  /** A line in the thread. */
  say(line: ProposalLine): void;
  /** Calls on the approvers in the thread. */
  call(call: ApprovalCall): void;
  /** Tells one person something that nobody else sees. */
  tell(to: Person, notice: ProposalNotice): void;
  /** What comes next waits for this. */
  wait(something: () => Promise<unknown>): void;
  /** Once Slack has all of it, or would not take it. */
  idle(): Promise<void>;
  card(): MessageRef | undefined;
  /** What one person was told last that nobody else sees. */
  told(): ProposalNotice | undefined;
}

export function createProposalScreen(
  { channel, thread }: { channel: string; thread?: MessageRef },
  now: () => Proposal | undefined,
  before?: MessageRef,
): ProposalScreen {
  const { workflowId } = workflowInfo();
  let card = before;
  let queue = Promise.resolve();
  let told: ProposalNotice | undefined;
  let isStale = false;
  let lines = 0;

  const enqueue = (work: () => Promise<unknown>): void => {
    // Also where the workflow is cancelled: the card is not to go on saying that it waits.
    queue = queue.then(() => CancellationScope.nonCancellable(() => letGo(work())));
  };

  async function edit(): Promise<void> {
    const proposal = now();
    if (!isStale || card === undefined || proposal === undefined) return;
    isStale = false;
    card = await telling.editProposal({ message: card, proposal });
  }

  return {
    post: (last) =>
      enqueue(async () => {
        const proposal = now();
        if (proposal === undefined) return;
        const old = card;
        isStale = false;
        card = await telling.postProposal({
          proposal,
          ...(thread !== undefined && { thread }),
        });
        if (old && last) await letGo(telling.editProposal({ message: old, proposal: last }));
      }),
    touch: () => {
      isStale = true;
      enqueue(edit);
    },
    say: (line) => {
      const proposal = now();
      lines += 1;
      const key = `${workflowId} line ${lines}`;
      enqueue(async () => {
        if (card && proposal) await telling.sayOfProposal({ key, message: card, line, proposal });
      });
    },
    call: (call) => {
      lines += 1;
      const key = `${workflowId} line ${lines}`;
      enqueue(async () => {
        if (card) await telling.callApprovers({ ...call, key, message: card });
      });
    },
    tell: ({ user }, notice) => {
      told = notice;
      enqueue(() => telling.tellProposer({ user, channel, notice }));
    },
    wait: enqueue,
    idle: () => queue,
    card: () => card,
    told: () => told,
  };
}
