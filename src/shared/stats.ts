import type { ChartData } from './digest.ts';
import type { FigureCell } from './figure.ts';
import type { Person } from './launch.ts';
import type { Period } from './period.ts';
import type { Target, TargetFound, TargetKind } from './target.ts';

/** What somebody wants the figures of, as they typed it: `2001`, `search 501`; the period in words, if they said one. */
export interface StatsQuestion {
  words: string;
  period?: string;
  by: Person;
  channel: string;
  /** The figures of every day as a file, instead of the message. */
  asFile: boolean;
}

/** What figures are shown of: of the social service, or a client or campaign of the search service. */
export type StatsKind = TargetKind | 'search client' | 'search campaign';

/** Something that is in what was asked for. */
export interface StatsRow {
  kind: StatsKind;
  id: string;
  name: string;
  currency: string;
  cells: FigureCell[];
}

/** The figures of one object, and of what is in it. */
export interface StatsView {
  kind: StatsKind;
  id: string;
  name: string;
  /** Of the social service: what its buttons act on. */
  target?: Target;
  /** Of a campaign of the search service. */
  clientId?: string;
  /** Absent where the service tells only what was brought since the beginning. */
  period?: Period;
  /** The words of the question, for asking again. */
  periodWords?: string;
  /** Absent, with the cells, where parts in several currencies or zones cannot be added up. */
  currency?: string;
  cells: FigureCell[];
  /** Too little was counted for rates and changes to mean much. */
  small: boolean;
  missingDays: string[];
  rows: StatsRow[];
  /** Parts that were not read, since they are too many. */
  leftOut: number;
  charts: ChartData[];
  /** What else must be known, a sentence each. */
  notes: string[];
  asOf: string;
  /** Requests that were sent for it: social, search. */
  cost: { social: number; search: number };
}

/** What somebody who asked for figures is told. */
export type StatsAnswer =
  | { kind: 'view'; view: StatsView }
  /** The file is in their direct messages. */
  | { kind: 'file'; name: string; days: number }
  | { kind: 'choose'; found: Extract<TargetFound, { kind: 'choose' }>; period?: string }
  | { kind: 'chooseSearch'; words: string; choices: SearchChoice[]; period?: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; message: string; reference: string };

/** A client of the search service that fits what somebody typed. */
export interface SearchChoice {
  id: string;
  name: string;
}
