import type { DigestListing, DigestSettings } from './digest.ts';
import type { Days } from './evidence-days.ts';
import type { Person } from './launch.ts';

/** A digest as people name it: by its id, or by words of its name. */
export type DigestName = { id: string } | { words: string };

/** What somebody does with a digest that is there. */
export const digestVerbs = ['run', 'preview', 'pause', 'resume', 'remove'] as const;

export type DigestVerb = (typeof digestVerbs)[number];

/** What a form for a digest says. `content` is absent where the form does not show it: it stays as it is. */
export interface FilledDigest extends Omit<
  DigestSettings,
  'id' | 'by' | 'createdAt' | 'content' | 'quiet'
> {
  content?: DigestSettings['content'] | { kind: 'saved report'; name: string };
  quiet?: DigestSettings['quiet'];
}

export type DigestRequest =
  | { kind: 'list' }
  /** `id`: of the one that is edited. */
  | { kind: 'save'; draft: FilledDigest; id?: string }
  | { kind: DigestVerb; which: DigestName }
  /** One message for each of its times on these days of its calendar. */
  | { kind: 'backfill'; which: DigestName; days: Days; confirmed: boolean };

export interface ManageDigestInput {
  request: DigestRequest;
  by: Person;
  channel: string;
}

/** What somebody meant by a name, among the digests that they may see. */
export type DigestFound =
  | { kind: 'found'; listing: DigestListing }
  | { kind: 'several'; words: string; listings: DigestListing[] }
  | { kind: 'none'; words: string; nearest?: string };

/** What a digest will hold and cost, as the services said when it was saved. */
export interface DigestReach {
  mediaPlans: number;
  searchClients: number;
  /** Requests to the search service for each one at least. */
  searchRequests: number;
  /** What is in the scope and cannot be read, in sentences. */
  missing: string[];
}

/** What one person is told about digests. */
export type DigestAnswer =
  /** `elsewhere`: digests of other people in other channels. */
  | { kind: 'list'; listings: DigestListing[]; elsewhere: number }
  | { kind: 'saved'; listing: DigestListing; isNew: boolean; reach?: DigestReach }
  | { kind: 'nothing in scope'; name: string; missing: string[] }
  | { kind: 'not in channel'; channel: string }
  | { kind: 'started'; listing: DigestListing; periodKey: string }
  | { kind: 'posted already'; listing: DigestListing; periodKey: string; link?: string }
  | { kind: 'under way'; listing: DigestListing; periodKey: string }
  | { kind: 'not due'; listing: DigestListing }
  | { kind: 'none due'; listing: DigestListing; days: Days }
  | { kind: 'paused' | 'removed'; listing: DigestListing }
  /** `takenOver`: whoever made it may not look at figures any more, so it is theirs now who resumed it. */
  | { kind: 'resumed'; listing: DigestListing; takenOver: boolean }
  /** `posts`: how many messages it will be. */
  | { kind: 'confirm backfill'; listing: DigestListing; days: Days; posts: number }
  | { kind: 'backfilling'; listing: DigestListing; days: Days; posts: number }
  | { kind: 'not found'; found: Exclude<DigestFound, { kind: 'found' }>; verb: string }
  /** `mayChange`: with something else in the form it may be done. */
  | { kind: 'refused'; reason: string; mayChange?: true }
  | { kind: 'failed'; message: string; reference: string };
