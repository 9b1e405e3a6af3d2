import { defineUpdate } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { Answer } from './launch-messages.ts';

/** Run or Cancel was pressed under what a report costs. */
export const decideReport = defineUpdate<Answer, [ReportDecision]>('decideReport');

export interface ReportDecision {
  by: Person;
  choice: 'run' | 'cancel';
  version: number;
}
