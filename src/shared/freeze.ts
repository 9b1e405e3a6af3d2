import type { ApprovalView } from './approval.ts';
import type { Person } from './launch.ts';
import type { Target, TargetFound } from './target.ts';

/** Somebody wants to freeze something, or to end its freezes. */
export interface FreezeRequest {
  action: 'freeze' | 'unfreeze';
  /** Id, IO number or words of a name. */
  words: string;
  by: Person;
  channel: string;
  reason?: string;
  /** Instant at which the freeze ends by itself. */
  until?: string;
  /** The same for a second delivery. */
  submission: string;
}

/** A freeze that is in force. */
export interface KnownFreeze {
  target: Target;
  /** User id. */
  by: string;
  /** Instants. */
  since: string;
  until?: string;
  reason?: string;
  /** The ledger entry that set it. */
  entry: string;
}

/** A freeze of the policy's calendar that is on, or comes within 60 days. */
export interface CalendarFreezeTimes {
  name: string;
  reason: string;
  /** Instants. */
  from: string;
  until: string;
  advertisers: 'all' | string[];
}

/** All that is frozen. */
export interface Freezes {
  set: KnownFreeze[];
  calendar: CalendarFreezeTimes[];
}

/** What the message in the channel shows. */
export type FreezeContent =
  | { kind: 'asking'; version: number; view: ApprovalView }
  | { kind: 'done' }
  | { kind: 'closed'; how: 'rejected' | 'withdrawn' | 'expired'; by?: string }
  | { kind: 'refused'; because: string };

/** A freeze, or its end, in its message. */
export interface FreezeShown {
  action: FreezeRequest['action'];
  target: Target;
  by: string;
  reason?: string;
  until?: string;
}

/** What one person is told, seen by nobody else. */
export type FreezeNotice =
  | { kind: 'refused'; reason: string }
  | { kind: 'choose'; found: Extract<TargetFound, { kind: 'choose' }> }
  /** It is frozen already, itself or by what it is in. */
  | { kind: 'frozen'; target: Target; freezes: KnownFreeze[] }
  | { kind: 'not frozen'; target: Target; above: KnownFreeze[] }
  | { kind: 'list'; freezes: Freezes }
  | { kind: 'failed'; message: string; reference: string };
