import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { AlertOver, AlertSeen } from '../shared/pacing-alert.ts';
import type { FilledWatch } from '../shared/pacing-request.ts';
import type { Answer } from './launch-messages.ts';

/** A check found it, or found it again. */
export const alertSeen = defineSignal<[AlertSeen]>('alertSeen');

/** A check looked and did not find it any more, or does not look at it any more. */
export const alertOver = defineSignal<[AlertEnd]>('alertOver');
export interface AlertEnd {
  why: AlertOver;
  /** Instant at which the check looked. */
  checkedAt: string;
  /** It looked in quiet hours: the message says it, without a reply. */
  isQuiet: boolean;
}

/** Somebody wants silence about an alert. */
export const snoozeAlert = defineUpdate<Answer, [SnoozeAsked]>('snoozeAlert');
export interface SnoozeAsked {
  by: Person;
  /** Instant. */
  until: string;
  reason: string;
}

/** What somebody sent in a form for a watch, so that it can be opened again; undefined where it was no form. */
export const pacingDraft = defineQuery<PacingDraft | undefined>('pacingDraft');
export interface PacingDraft {
  draft: FilledWatch;
  id?: string;
  by: Person;
}
