import { defineUpdate } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { TargetKind } from '../shared/target.ts';
import type { Answer } from './launch-messages.ts';

/** One of the offered objects was chosen, by the person who was asked. */
export const chooseTarget = defineUpdate<Answer, [TargetChosen]>('chooseTarget');
export interface TargetChosen {
  by: Person;
  kind: TargetKind;
  id: string;
}

/** A button under pausing or resuming was pressed: go on or not, stop at a safe point, try again what failed. */
export const decideDelivery = defineUpdate<Answer, [DeliveryDecision]>('decideDelivery');
export interface DeliveryDecision {
  by: Person;
  choice: 'go' | 'cancel' | 'stop' | 'retry';
}
