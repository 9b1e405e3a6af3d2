import type {
  DigestContent,
  DigestSettings,
  DigestSnapshot,
  DigestSource,
  MissingSource,
} from '../shared/digest.ts';
import type { DayFigures } from '../shared/figure-store.ts';

/** What a digest of figures shows. */
export type FigureContent = Extract<DigestContent, { kind: 'figures' }>;

/** All that a digest of figures is made of. */
export interface DigestInput {
  settings: DigestSettings;
  periodKey: string;
  /** Instant for which it is: its periods end the day before, on the calendar of each source. */
  dueAt: string;
  /** Instant at which its figures were read. */
  asOf: string;
  late?: { byMs: number; why: string };
  sources: DigestSource[];
  /** Of the sources and of the campaigns in them, for the days of `digestDays`. */
  days: DayFigures[];
  missing: MissingSource[];
  /** What it said the time before. */
  snapshot?: DigestSnapshot;
  cost: { social: number; search: number };
}

/** @throws TypeError where the digest is of a report, which has no figures of its own */
export function figureContentOf({ content, id }: DigestSettings): FigureContent {
  if (content.kind !== 'figures') throw new TypeError(`digest ${id} shows a report, not figures`);
  return content;
}
