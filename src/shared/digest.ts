import type { Counts } from './counts.ts';
import type { Days } from './evidence-days.ts';
import type { FigureCell, FigureName } from './figure.ts';
import type { FigureSubject } from './figure-store.ts';
import type { Person } from './launch.ts';
import type { Money } from './money.ts';
import type { Period, PeriodName } from './period.ts';
import type { ReportRequest } from './report.ts';
import type { Target } from './target.ts';

/** What a digest or a watch is about: all of these together. Ids. */
export interface DigestScope {
  /** All media plans launched from this channel, as the ledger knows them. */
  ofChannel?: string;
  mediaPlans: string[];
  advertisers: string[];
  accounts: string[];
  searchClients: string[];
}

/** When something comes: at this time of the clock in this zone. 0 is Sunday. */
export interface Timing {
  /** `08:30` */
  time: string;
  weekdays: number[];
  /** IANA. */
  zone: string;
}

/** Nothing is posted between these times of the clock in the zone of the timing; `from` may be later than `to`. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface DigestThresholds {
  /** A figure that moved by more than so many percent (or a rate's worth of it) is an exception. */
  movePercent: number;
  /** Spend of a day above one of these (one a currency) is an exception, and goes through quiet hours. */
  spendAbove: Money[];
}

/** What a digest shows: figures, or a report. */
export type DigestContent =
  | {
      kind: 'figures';
      scope: DigestScope;
      figures: FigureName[];
      periods: PeriodName[];
      thresholds: DigestThresholds;
    }
  | { kind: 'report'; name: string; report: ReportRequest };

/** A subscription, as it is kept in its Temporal Schedule and nowhere else. */
export interface DigestSettings {
  /** Short, made when it is added; what people call it by beside its name. */
  id: string;
  name: string;
  channel: string;
  content: DigestContent;
  timing: Timing;
  quiet?: QuietHours;
  by: Person;
  /** Instant. */
  createdAt: string;
}

/** A subscription with what its schedule says. Instants. */
export interface DigestListing {
  settings: DigestSettings;
  paused: boolean;
  /** Who paused or edited it last, in words. */
  note?: string;
  nextAt?: string;
  lastAt?: string;
}

/** A media plan or search client whose figures a digest holds, with what is needed to read them. */
export interface DigestSource {
  subject: FigureSubject;
  name: string;
  currency: string;
  zone: string;
  /** First and last day of its campaigns, of a media plan. */
  flight?: Days;
  /** Of a media plan. */
  path?: Target['path'];
}

/** Something in the scope of which nothing can be said now, and why, in a sentence. */
export interface MissingSource {
  subject?: FigureSubject;
  name: string;
  why: string;
  /** It may be there later: a digest that lacks it is completed then. */
  passing: boolean;
}

/** The figures of one period for all sources that share a currency and a zone. Never added up across currencies. */
export interface PeriodFigures {
  period: Period;
  currency: string;
  sources: number;
  cells: FigureCell[];
  /** Too little was counted for rates and changes to mean much. */
  small: boolean;
  /** Days of which nothing is known yet, of any source. */
  missingDays: string[];
}

/** What made a figure move: the object that moved most on its level. */
export interface Mover {
  subject: FigureSubject;
  name: string;
  level: 'service' | 'media plan' | 'client' | 'campaign';
  figure: FigureName;
  /** Money or count by which it moved. */
  by: number;
  currency: string;
  /** Of the whole movement, 0.62 for 62 %; above 1 where others moved the other way. */
  share: number;
}

export interface DigestException {
  subject: FigureSubject;
  name: string;
  /** What is wrong, with the figures, the period and the zone. Contains names: plain text. */
  sentence: string;
  /** It is a reason to post in quiet hours. */
  urgent: boolean;
}

/** A campaign among those that cost most, with what can be done about it. */
export interface DigestRow {
  subject: FigureSubject;
  name: string;
  parentName: string;
  currency: string;
  cells: FigureCell[];
  /** Of a campaign of the social service: what its buttons act on. */
  target?: Pick<Target, 'kind' | 'id' | 'path'>;
}

/** A figure that was said before and is another one now. */
export interface Restatement {
  name: string;
  figure: FigureName;
  days: Days;
  zone: string;
  currency: string;
  said: number | null;
  now: number | null;
}

/** A line or bar for each series over the same days; `null` is a gap. */
export interface ChartData {
  title: string;
  /** `EUR`, `clicks`. */
  unit: string;
  /** Of money in `values`: major units. */
  days: string[];
  zone: string;
  series: { name: string; values: (number | null)[] }[];
}

/** All that a digest says, before it is put into blocks. */
export interface DigestView {
  id: string;
  name: string;
  /** Day on the digest's calendar for which it is; one message each. */
  periodKey: string;
  /** Instants. */
  dueAt: string;
  asOf: string;
  /** It came so much later than due, in milliseconds, and why, in words. */
  late?: { byMs: number; why: string };
  headline: string;
  figures: PeriodFigures[];
  movers: Mover[];
  exceptions: DigestException[];
  /** How many more there are than are told. */
  exceptionsLeftOut?: number;
  rows: DigestRow[];
  charts: ChartData[];
  restated: Restatement[];
  missing: MissingSource[];
  /** Requests that were sent for it: social, search. */
  cost: { social: number; search: number };
}

/** What a digest last said of each of its sources, by day, so that restated figures show. */
export interface DigestSnapshot {
  digest: string;
  periodKey: string;
  said: {
    subject: FigureSubject;
    name: string;
    currency: string;
    zone: string;
    day: string;
    counts: Counts;
  }[];
}
