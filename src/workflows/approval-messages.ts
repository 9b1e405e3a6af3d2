import { defineQuery, defineUpdate } from '@temporalio/workflow';
import type { Vote } from '../shared/approval.ts';
import type { WaitingRequest } from '../shared/home.ts';
import type { Answer } from './launch-messages.ts';

/** Approve, Reject or Withdraw was pressed on the version that was shown. */
export const decideApproval = defineUpdate<Answer, [Vote]>('decideApproval');

/** What waits for approval here; undefined where nothing does. */
export const readConsent = defineQuery<WaitingRequest | undefined>('consent');

/** Type of the failure with which a validator turns a vote away; its message is for the person. */
export const notTaken = 'NotTaken';
