import { digestDays } from '../../reporting/days-needed.ts';
import type { DigestInput } from '../../reporting/digest-input.ts';
import { digestView } from '../../reporting/digest-view.ts';
import { snapshotOf } from '../../reporting/snapshot-of.ts';
import type {
  DigestSettings,
  DigestSnapshot,
  DigestSource,
  DigestView,
} from '../../shared/digest.ts';
import { missingOf, type DigestMaterial } from '../../shared/digest-run.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { DayFigures, FigureStore } from '../../shared/figure-store.ts';

/** A digest with the figures it is made of. */
export interface ComposedDigest {
  view: DigestView;
  days: DayFigures[];
  snapshot: DigestSnapshot;
}

export type DigestFigures = Pick<FigureStore, 'of' | 'within' | 'snapshot' | 'keepSnapshot'>;

/** Makes a digest of what the store has, without asking a service. */
export async function composeDigest(
  { settings, due, gathered }: DigestMaterial,
  figures: DigestFigures,
): Promise<ComposedDigest> {
  const { content } = settings;
  if (content.kind !== 'figures') throw new RangeError('a report has no figures of its own');
  const { sources, asOf, cost } = gathered;
  const days: DayFigures[] = [];
  for (const source of sources) {
    const range = daysOf(source, { settings, now: due.dueAt });
    const { subject } = source;
    days.push(...(await figures.of(subject, range)), ...(await figures.within(subject, range)));
  }
  const said = await figures.snapshot(settings.id);
  const { dueAt, periodKey, late } = due;
  const input: DigestInput = {
    settings: { ...settings, content },
    periodKey,
    dueAt,
    asOf,
    ...(late && { late }),
    sources,
    days,
    missing: missingOf(gathered),
    // What this same message said before it was completed is no earlier word.
    ...(said && said.periodKey < periodKey && { snapshot: said }),
    cost,
  };
  return { view: digestView(input), days, snapshot: snapshotOf(input) };
}

/** The days of a source that a digest needs, on the calendar of the source. */
export function daysOf(
  { zone, flight }: DigestSource,
  { settings: { content }, now }: { settings: DigestSettings; now: string },
): Days {
  const names = content.kind === 'figures' ? content.periods : [];
  return digestDays({ names, now, zone, ...(flight && { flight }) });
}
