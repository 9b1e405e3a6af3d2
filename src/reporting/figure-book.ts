import type { Counts } from '../shared/counts.ts';
import type { Days } from '../shared/evidence-days.ts';
import type { DayFigures, FigureSubject } from '../shared/figure-store.ts';
import { isKnown, sumCounts, unknownCounts } from './sum-counts.ts';

/** Figures of days, to be looked up by object. */
export interface FigureBook {
  /** Over the days from the first to the last. */
  counts(subject: FigureSubject, days: Days): Counts;
  /** All unknown where there is no row. */
  on(subject: FigureSubject, day: string): Counts;
  /** Whether anything is known of an object on a day. */
  knows(subject: FigureSubject, day: string): boolean;
  /** Whether there is a row, even one of which nothing is known. */
  has(subject: FigureSubject, day: string): boolean;
  /** Campaigns of a media plan or client, by the name they had last. */
  campaigns(parent: FigureSubject): Named[];
}

interface Named {
  subject: FigureSubject;
  name: string;
}

/** An object, and what is known of it by day. */
interface Entry extends Named {
  latest: string;
  days: Map<string, Counts>;
}

export function figureBook(rows: readonly DayFigures[]): FigureBook {
  const { entries, campaigns } = readRows(rows);
  const on = (subject: FigureSubject, day: string): Counts =>
    entries.get(subjectKey(subject))?.days.get(day) ?? unknownCounts;
  return {
    on,
    has: (subject, day) => entries.get(subjectKey(subject))?.days.has(day) ?? false,
    knows: (subject, day) => isKnown(on(subject, day)),
    counts: (subject, { from, to }) => {
      const days = entries.get(subjectKey(subject))?.days ?? new Map<string, Counts>();
      return sumCounts(
        [...days].flatMap(([day, counts]) => (day >= from && day <= to ? counts : [])),
      );
    },
    campaigns: (parent) => [...(campaigns.get(subjectKey(parent)) ?? [])],
  };
}

/** In one go: there may be hundreds of thousands. */
function readRows(rows: readonly DayFigures[]) {
  const entries = new Map<string, Entry>();
  const campaigns = new Map<string, Set<Entry>>();
  for (const { subject, name, parent, day, counts } of rows) {
    const key = subjectKey(subject);
    const entry = entries.get(key) ?? { subject, name, latest: day, days: new Map() };
    entries.set(key, entry);
    entry.days.set(day, counts);
    if (day >= entry.latest) {
      entry.name = name;
      entry.latest = day;
    }
    if (subject.kind !== 'campaign') continue;
    const parentKey = subjectKey(parent);
    const inside = campaigns.get(parentKey) ?? new Set();
    campaigns.set(parentKey, inside.add(entry));
  }
  return { entries, campaigns };
}

/** One text for one object. */
export const subjectKey = ({ source, kind, id }: FigureSubject): string =>
  `${source}/${kind}/${id}`;
