import type { ApprovalView } from './approval.ts';
import type { Person } from './launch.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Money } from './money.ts';
import type { Target, TargetFound, TargetPath } from './target.ts';

export type DeliveryAction = 'pause' | 'resume';

/** What somebody asked to pause or to resume. */
export interface DeliveryRequest {
  action: DeliveryAction;
  target: DeliveryTarget;
  by: Person;
  channel: string;
  reason?: string;
  /** The same for a second delivery. */
  submission: string;
}

/**
 * Words somebody typed; one object that is known; or the set that an earlier run changed, and only as far as nobody
 * has touched it since.
 */
export type DeliveryTarget =
  { kind: 'words'; words: string } | { kind: 'object'; target: Target } | DeliveryOfRun;

export interface DeliveryOfRun {
  kind: 'run';
  /** What was asked for then. */
  target: Target;
  /** Workflow id. */
  run: string;
  /** Id of one ledger entry of the run, where it is about that alone. */
  entry?: string;
}

/** Objects that can play, below one parent: campaigns of a media plan, or ads of an ad set or a campaign. */
export interface DeliveryGroup {
  of: 'campaign' | 'ad';
  parent: TargetPath;
  ids: string[];
}

/**
 * Why something stays as it is. `gone`: deleted or archived. `frozen`: by a freeze of its own. `foreign`: not paused
 * through Adjutant. `own`: paused by itself, or with less than what is resumed now. `touched`: changed since.
 */
export type LeftOutReason = 'gone' | 'frozen' | 'foreign' | 'own' | 'touched';

export interface LeftOut {
  why: LeftOutReason;
  name: string;
  id: string;
  /** User id of who did it. */
  by?: string;
  /** Theirs. */
  reason?: string;
}

/** How many of a kind, and the first of them. */
export interface LeftOutTally {
  why: LeftOutReason;
  count: number;
  first: LeftOut[];
}

/** What pausing or resuming would do now. */
export interface DeliverySurvey {
  target: Target;
  /** What would change. */
  groups: DeliveryGroup[];
  count: number;
  /** Names of the first ones. */
  first: string[];
  alreadySo: number;
  leftOut: LeftOutTally[];
  /** Daily budgets of the campaigns concerned, by currency. */
  perDay: Money[];
  /** Campaigns whose money a day nobody knows. */
  perDayUnknown: number;
}

/** One object to pause or resume now. */
export interface DeliveryItem {
  target: Target;
  /** The ledger entry that this puts back. */
  undoes?: string;
}

/** Some of what was to change, looked at once more. */
export interface DeliveryLook {
  items: DeliveryItem[];
  alreadySo: number;
  leftOut: LeftOutTally[];
}

/** What all ledger entries of a run have in common. */
export type DeliveryStamp = Pick<
  LedgerEntry,
  'by' | 'approvedBy' | 'reason' | 'policy' | 'run' | 'message'
> & {
  /** Random, made by the run: entries get their ids from it. */
  seed: string;
  /** What was asked for. */
  partOf: Target;
};

/** One that could not be changed, and why. */
export interface DeliveryFailure {
  target: Target;
  message: string;
  /** Nobody can tell whether it was changed. */
  unknown?: boolean;
  /** The ledger entry that it would have put back. */
  undoes?: string;
}

/** What became of some of them. */
export interface DeliveryTally {
  changed: number;
  alreadySo: number;
  leftOut: LeftOutTally[];
  failures: DeliveryFailure[];
}

/** How far a run is, or how it ended. */
export interface DeliveryProgress extends DeliveryTally {
  total: number;
  /** How many failed: `failures` are the first of them. */
  failed: number;
  /** Nothing more is done: why, in a sentence, or who pressed Stop. */
  stopped?: { by: string } | { because: string };
  /** ISO instant since which nothing has moved, once that is long: the service does not answer. */
  quietSince?: string;
}

/** What the message of a run shows at each stage. */
export type DeliveryContent =
  | { kind: 'asking' }
  | { kind: 'approving'; version: number; view: ApprovalView }
  | { kind: 'working'; progress: DeliveryProgress; approvedBy: string[] }
  | {
      kind: 'done';
      progress: DeliveryProgress;
      approvedBy: string[];
      /** Some are left that a button tries again. */
      canRetry: boolean;
    }
  | { kind: 'closed'; how: 'cancelled' | 'rejected' | 'withdrawn'; endedBy: string; note?: string }
  | { kind: 'expired' }
  | { kind: 'refused'; because: string };

/** What somebody asked for, and what that would do: in all its messages. */
export interface DeliveryAsked {
  action: DeliveryAction;
  survey: DeliverySurvey;
  by: string;
  reason?: string;
  /** Puts back what an earlier run did. */
  isUndo: boolean;
}

/** What one person is told, seen by nobody else. */
export type DeliveryNotice =
  | { kind: 'choose'; action: DeliveryAction; found: Extract<TargetFound, { kind: 'choose' }> }
  | { kind: 'nothing'; asked: DeliveryAsked }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; action: DeliveryAction; message: string; reference: string };
