import { defineUpdate } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { Answer } from './launch-messages.ts';

/** Send or Cancel was pressed on the preview with this version. */
export const decideOperation = defineUpdate<Answer, [OperationDecision]>('decideOperation');
export interface OperationDecision {
  by: Person;
  choice: 'send' | 'cancel';
  version: number;
}
