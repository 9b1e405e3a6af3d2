import type { MessageRef } from '../shared/launch.ts';
import { formatMoney, type Money } from '../shared/money.ts';
import type { Proposal } from '../shared/proposal.ts';
import type { ProposalNotice } from '../shared/proposal-line.ts';
import type { StepEnd } from '../shared/step.ts';

/** What is known of a proposal of one change that is over. */
export interface ProposalOver {
  proposal: Proposal | undefined;
  card: MessageRef | undefined;
  /** What only the requester was told last. */
  notice: ProposalNotice | undefined;
}

/** How a step of Workflow Builder ends that asked for a change: a no of people is an outcome, a failure is none. */
export function proposalStepEnd({ proposal, card, notice }: ProposalOver): StepEnd {
  if (proposal === undefined) return { kind: 'failed', error: noticeWords(notice) };
  const { state, note } = proposal;
  const value = valueNow(proposal);
  if (state === 'refused' || state === 'failed' || state === 'partly applied' || !value) {
    const why = note ?? 'The card says what is so now.';
    return { kind: 'failed', error: `The change was not made as it was asked for. ${why}` };
  }
  const outputs = { outcome: state, value_now: formatMoney(value) };
  return { kind: 'done', outputs, ...(card && { message: card }) };
}

/** Read back from the service, where something was written. */
function valueNow({ changes, results = [] }: Proposal): Money | undefined {
  const [result] = results;
  if (result === undefined) return changes[0]?.before;
  return 'now' in result ? result.now : undefined;
}

function noticeWords(notice: ProposalNotice | undefined): string {
  switch (notice?.kind) {
    case 'rows': {
      const [row] = notice.refused;
      return row === undefined
        ? 'Nothing was proposed.'
        : `${row.target}: ${row.message}. ${row.fix}. Nothing was proposed.`;
    }
    case 'refused':
      return `${notice.sentence} Nothing was proposed.`;
    case 'failed':
      return `Nothing was proposed: ${notice.message} (reference ${notice.reference})`;
    case undefined:
      return 'Nothing was proposed.';
  }
}
