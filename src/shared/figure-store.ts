import type { Counts } from './counts.ts';
import type { Days } from './evidence-days.ts';
import type { DigestSnapshot } from './digest.ts';
import type { SavedReport } from './report.ts';

/** Whose figures they are. A whole service is never stored; it is named where it moved most. */
export interface FigureSubject {
  source: 'social' | 'search';
  kind: 'service' | 'media plan' | 'campaign' | 'ad set' | 'ad' | 'client';
  id: string;
}

/** What one object brought and cost on one day of its account's calendar, as the service last said. */
export interface DayFigures {
  subject: FigureSubject;
  name: string;
  /** What it is in: the media plan, or the client. Itself where it is in nothing. */
  parent: FigureSubject;
  /** `2027-01-31` */
  day: string;
  counts: Counts;
  /** Instant at which the service was asked. */
  readAt: string;
}

/** Figures of days, in the store: what is closed is never asked for again. */
export interface FigureStore {
  /** Written again with a later `readAt` they are replaced; with an earlier one nothing happens. */
  keep(figures: DayFigures[]): Promise<void>;
  /** Of one object, by day. */
  of(subject: FigureSubject, days: Days): Promise<DayFigures[]>;
  /** Of all that is directly in an object, by day; itself is not among them. */
  within(parent: FigureSubject, days: Days): Promise<DayFigures[]>;
  /** What a digest last said; undefined before its first one. */
  snapshot(digest: string): Promise<DigestSnapshot | undefined>;
  /** The snapshots of the same digest are replaced, unless the one there is of a later period. */
  keepSnapshot(snapshot: DigestSnapshot): Promise<void>;
}

/** Reports people saved under a name. */
export interface ReportStore {
  save(report: SavedReport): Promise<void>;
  /** By name, whatever the case of its letters. */
  report(name: string): Promise<SavedReport | undefined>;
  reports(): Promise<SavedReport[]>;
  /** @returns whether there was one */
  remove(name: string): Promise<boolean>;
}
