import type { Days } from './evidence-days.ts';
import type { Person } from './launch.ts';

/** The period of a report: words that mean other days every day, or days. */
export type ReportPeriod =
  | { kind: 'relative'; of: 'yesterday' | 'last7' | 'last30' | 'monthToDate' | 'lastMonth' }
  | ({ kind: 'days' } & Days);

/** Any record of the search service, or any level of the social one, with what is wanted of it. */
export interface ReportRequest {
  /** `search.campaigns.list`; for the social service `social.campaign` and so on, by level. */
  of: string;
  /** Search client, or the object of the social service that holds what is reported. */
  inside: string;
  fields: string[];
  /** As people write them: `ctr > 2`, `status in ACTIVE,PAUSED`. */
  filters: string[];
  /** `-impressions` */
  sort?: string;
  period: ReportPeriod;
  /** A row for each day, month, or one for all. */
  by: 'day' | 'month' | 'period';
}

/** A report under a name that people share. */
export interface SavedReport {
  name: string;
  report: ReportRequest;
  by: Person;
  /** Instant. */
  savedAt: string;
}
