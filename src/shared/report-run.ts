import type { Days } from './evidence-days.ts';
import type { Person } from './launch.ts';
import type { Cell } from './operation.ts';
import type { ReportRequest, SavedReport } from './report.ts';
import type { TargetPath } from './target.ts';

/** A report that somebody wants to have now. */
export interface ReportAsked {
  /** Itself, or the name it is saved under. */
  report: ReportRequest | { saved: string };
  by: Person;
  channel: string;
  /** Where the answer goes: to who asked alone, or to the channel. */
  to: 'person' | 'channel';
  /** Its cost is shown, and it runs once they say so. One that costs much is always asked about. */
  isAsked: boolean;
  /** It comes by itself, as a subscription: batch work, and exactly one message in the channel. */
  digest?: ReportDigest;
}

/** The message of a subscription that a report becomes. */
export interface ReportDigest {
  /** The subscription's name: the title of the message. */
  name: string;
  /** The same for every attempt at this message, over all runs. */
  key: string;
  /** Instant since which the message may have been posted already. */
  since: string;
  /** Why it comes late, in words. */
  late?: string;
}

/** What a report will hold and cost, as far as that is known before it is run. */
export interface ReportPlan {
  /** «Keywords of Bergland». */
  title: string;
  service: 'social' | 'search';
  /** What it is of in the social service; the policy looks along it. */
  path: TargetPath;
  /** Absent where the service tells only what was brought since the beginning, or no figures at all. */
  days?: Days;
  zone: string;
  currency?: string;
  /** Requests it takes; of the search service at least so many, since pages are not known before. */
  requests: number;
  /** What else must be known, a sentence each. */
  notes: string[];
}

/** A report as it was run. */
export interface ReportView extends ReportPlan {
  /** What it is saved under. */
  name?: string;
  /** The first rows, cut to what a message may hold. */
  columns: string[];
  rows: Cell[][];
  /** Of the whole report. */
  total: number;
  /** The rest is in a file. */
  hasFile: boolean;
  /** Instant at which the service was asked. */
  asOf: string;
}

/** A file that is with Slack and in no channel yet. */
export interface UploadedFile {
  id: string;
  title: string;
}

/** What came of saving a report under a name: somebody else may have the name. */
export type ReportSaved = { kind: 'saved'; isNew: boolean } | { kind: 'taken'; by: Person };

/** A report by the name it is saved under. */
export type SavedReportFound =
  { kind: 'found'; saved: SavedReport } | { kind: 'none'; nearest?: string; names: string[] };

/** What came of writing a report. */
export type ReportWritten =
  | { kind: 'written'; view: ReportView; file?: UploadedFile }
  /** It takes more requests than were allowed: nothing was written. */
  | { kind: 'larger'; requests: number; rows: number }
  | { kind: 'problems'; problems: string[] };

/** What one person is told about a report, seen by nobody else. */
export type ReportNotice =
  /** `rows` is known once the first page was read. */
  | {
      kind: 'cost';
      plan: ReportPlan;
      requests: number;
      rows?: number;
      quota?: QuotaLeft;
      workflowId: string;
      version: number;
    }
  | { kind: 'cancelled'; title: string }
  | { kind: 'view'; view: ReportView }
  | { kind: 'unknown'; name: string; nearest?: string; names: string[] }
  | { kind: 'list'; reports: SavedReport[] }
  | { kind: 'removed'; name: string }
  /** `of`: the subscription that it would have been a message of. */
  | { kind: 'problems'; problems: string[]; of?: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; what: string; message: string; reference: string };

/** How much of the search service's hour is used. */
export interface QuotaLeft {
  used: number;
  of: number;
}
