import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type {
  CampaignProgress,
  LaunchProgress,
  LaunchResult,
  MediaPlanHeader,
  Person,
} from '../shared/launch.ts';

/** What people are told after they asked a running workflow for something. */
export type Answer = { accepted: true } | { accepted: false; reason: string };

/**
 * Somebody gave this plan to launch; the first is the requester, the others are shown where it happens.
 * A signal, sent with the start (`signalWithStart`), so that it needs no worker to be accepted.
 */
export const join = defineSignal<[JoinRequest]>('join');
export interface JoinRequest {
  by: Person;
  channel: string;
  /** The form it came from: a second delivery of the same form is ignored. */
  submission: string;
  /** The step of Workflow Builder that waits for its end. */
  step?: string;
}

/** Launch or Cancel was pressed on the preview with this version. */
export const decide = defineUpdate<Answer, [Decision]>('decide');
export interface Decision {
  by: Person;
  choice: 'launch' | 'cancel';
  version: number;
}

/** Stop was pressed: end at a safe point and keep what exists. */
export const stop = defineUpdate<Answer, [{ by: Person }]>('stop');

/** Where a launch stands, for `/adops status`. */
export const standing = defineQuery<Standing>('standing');
export type Standing =
  | { phase: 'reading' }
  | { phase: 'waiting' | 'approving'; mediaPlan: MediaPlanHeader }
  | {
      phase:
        | 'rejected'
        | 'withdrawn'
        | 'unapproved'
        | 'refused'
        | 'nothing-to-make'
        | 'cancelled'
        | 'expired'
        | 'failed';
    }
  | { phase: 'building'; progress: LaunchProgress }
  | { phase: 'ended'; outcome: LaunchResult['outcome']; progress: LaunchProgress };

/** A campaign's own workflow tells the build how far it is. */
export const campaignMoved = defineSignal<[CampaignProgress]>('campaignMoved');

/** The build tells the conversation how far the whole is. */
export const buildMoved = defineSignal<[LaunchProgress]>('buildMoved');

/** Downwards: make nothing more. */
export const stopMaking = defineSignal<[{ by: string }]>('stopMaking');
