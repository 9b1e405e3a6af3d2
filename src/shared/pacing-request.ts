import type { Person } from './launch.ts';
import type { PacingSettings } from './pacing.ts';

/** A watch as people name it: by its id, or by words of its name. */
export type WatchName = { id: string } | { words: string };

/** What somebody does with a watch that is there. */
export const watchVerbs = ['run', 'pause', 'resume', 'remove'] as const;

export type WatchVerb = (typeof watchVerbs)[number];

/** What a form for a watch says. */
export type FilledWatch = Omit<PacingSettings, 'id' | 'by' | 'createdAt'>;

export type PacingRequest =
  | { kind: 'list' }
  /** For the form in which it is changed: the answer is given back, and told to nobody. */
  | { kind: 'find'; which: WatchName }
  /** `id`: of the one that is edited. */
  | { kind: 'save'; draft: FilledWatch; id?: string }
  | { kind: WatchVerb; which: WatchName };

export interface ManagePacingInput {
  request: PacingRequest;
  by: Person;
  channel: string;
}

/** A watch with what its schedule says. Instants. */
export interface WatchListing {
  settings: PacingSettings;
  paused: boolean;
  /** Who paused or edited it last, in words. */
  note?: string;
  nextAt?: string;
  lastAt?: string;
  /** Alerts of it that are open. */
  alerts?: number;
}

/** What somebody meant by a name, among the watches of a channel and their own. */
export type WatchFound =
  | { kind: 'found'; listing: WatchListing }
  | { kind: 'several'; words: string; listings: WatchListing[] }
  | { kind: 'none'; words: string; nearest?: string };

/** What a check did. */
export interface CheckDone {
  /** Campaigns that were looked at. */
  looked: number;
  /** Alerts whose cause was found, and alerts that are over now. */
  open: number;
  ended: number;
  /** End of the quiet hours in which new alerts are held. Instant. */
  heldUntil?: string;
}

/** What one person is told about watches. */
export type PacingAnswer =
  /** `elsewhere`: watches of other people in other channels. */
  | { kind: 'list'; listings: WatchListing[]; elsewhere: number }
  | { kind: 'found'; listing: WatchListing }
  | { kind: 'saved'; listing: WatchListing; isNew: boolean; mediaPlans: number; missing: string[] }
  | { kind: 'nothing in scope'; name: string; missing: string[] }
  | { kind: 'not in channel'; channel: string }
  | ({ kind: 'checked'; listing: WatchListing } & CheckDone)
  | { kind: 'paused' | 'resumed' | 'removed'; listing: WatchListing }
  | { kind: 'not found'; found: Exclude<WatchFound, { kind: 'found' }>; verb: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; message: string; reference: string };
