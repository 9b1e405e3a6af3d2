import { defineQuery, defineUpdate } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { Proposal, WantedValue } from '../shared/proposal.ts';
import type { Answer } from './launch-messages.ts';

/** Approve, Reject or Withdraw was pressed on the card with this version. */
export const decideProposal = defineUpdate<Answer, [ProposalDecision]>('decideProposal');
export interface ProposalDecision {
  by: Person;
  version: number;
  choice: 'approve' | 'reject' | 'withdraw';
  /** Why it is rejected or taken back. */
  note?: string;
}

/** Another value instead of the one on the card with this version; for many changes, for each of them. */
export const counterProposal = defineUpdate<Answer, [CounterOffer]>('counterProposal');
export interface CounterOffer {
  by: Person;
  version: number;
  value: WantedValue;
  note?: string;
}

/** Of rows of which some cannot be proposed, those that can: go on with them. For the requester. */
export const proposeGoodRows = defineUpdate<Answer, [{ by: Person }]>('proposeGoodRows');

/** The proposal as it stands; undefined until it was looked up. */
export const readProposal = defineQuery<Proposal | undefined>('proposal');
