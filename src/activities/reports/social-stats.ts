import { daysNeeded } from '../../reporting/days-needed.ts';
import { periodNamed } from '../../reporting/period-named.ts';
import { readPeriodWords } from '../../reporting/read-period-words.ts';
import type { SocialLevel } from '../../operations/social-report-fields.ts';
import { items } from '../../services/pages.ts';
import { cellsOf } from '../../reporting/cells-of.ts';
import { sumCounts } from '../../reporting/sum-counts.ts';
import { isSmallWhole } from '../../reporting/small-sample.ts';
import { atOnce } from '../../shared/at-once.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { FigureStore } from '../../shared/figure-store.ts';
import { figureNames } from '../../shared/figure.ts';
import { dayAt } from '../../shared/local-time.ts';
import type { Period } from '../../shared/period.ts';
import type { StatsView } from '../../shared/stats.ts';
import type { Target, TargetKind } from '../../shared/target.ts';
import { countsOf } from '../figures/social-day-rows.ts';
import type { SocialDoor } from '../social/social-door.ts';
import { createSocialDays } from './social-days.ts';
import { socialObjects, type ReportObject } from './social-objects.ts';
import { subjectOf } from './social-report.ts';
import { figuresIn, type StatsPart } from './stats-view.ts';

/** What was read for somebody who asked for figures; or why it could not be, in a sentence. */
export type StatsRead =
  { view: StatsView; parts: StatsPart[]; own?: StatsPart } | { problem: string };

/** More parts are not read while somebody waits. */
const mostParts = 40;

/** Which level is the object's own, and which is shown below it. */
const levels: Record<TargetKind, { own?: SocialLevel; below?: SocialLevel }> = {
  advertiser: { below: 'mediaPlan' },
  account: { below: 'mediaPlan' },
  'media plan': { own: 'mediaPlan', below: 'campaign' },
  campaign: { own: 'campaign', below: 'adSet' },
  'ad set': { own: 'adSet' },
  ad: { own: 'ad' },
};

/** The figures of an object of the social service and of what is in it. */
export async function socialStats(
  target: Target,
  periodWords: string | undefined,
  { social, figures }: { social: SocialDoor; figures: FigureStore },
): Promise<StatsRead> {
  const { own: ownLevel, below } = levels[target.kind];
  const listed = await listedFor(social, target);
  const [first] = listed.own.length > 0 ? listed.own : listed.below;
  if (first === undefined) return { problem: nothingIn(target, listed.skipped) };
  const now = new Date().toISOString();
  const { zone, currency } = first;
  if (ownLevel === 'ad') return adStats(target, first, social);
  const period = await periodOf(periodWords, { now, zone, target, social, first });
  if ('problem' in period) return period;
  const days = daysNeeded([period]);
  const reader = createSocialDays(social, figures);
  const read = async (object: ReportObject): Promise<StatsPart> => ({
    kind: kindOf[object.level],
    id: object.id,
    name: object.name,
    currency: object.currency,
    zone: object.zone,
    days: await reader.read(subjectOf(object), days),
  });
  const inOneZone = listed.below.filter((object) => object.zone === zone);
  const chosen = inOneZone.slice(0, mostParts);
  const parts = await atOnce(4, chosen, read);
  const own = ownLevel === undefined ? together(target, parts, listed) : await read(first);
  const { unshown, ...shown } = figuresIn(own, { parts, period });
  const leftOut = inOneZone.length - chosen.length + unshown;
  return {
    ...(own && { own }),
    parts,
    view: {
      kind: target.kind,
      id: target.id,
      name: target.name,
      target,
      period,
      ...(periodWords !== undefined && { periodWords }),
      ...(own && { currency }),
      ...shown,
      leftOut,
      notes: notesOf(),
      asOf: now,
      cost: { social: reader.asked(), search: 0 },
    },
  };

  function notesOf(): string[] {
    const elsewhere = listed.below.length - inOneZone.length;
    return [
      own === undefined
        ? 'Its media plans count in several currencies, which are never added up.'
        : '',
      elsewhere > 0 ? `Media plans of other zones than ${zone} are not in it: ${elsewhere}.` : '',
      below === 'adSet' && listed.below.length === 0
        ? 'The service tells no days of ads, so that they are not shown one by one.'
        : '',
      target.kind === 'ad set'
        ? 'The service tells no days of ads, so that they are not shown one by one.'
        : '',
      listed.skipped.length > 0
        ? `Left out, since their account tells no currency or no zone: ${listed.skipped.length}.`
        : '',
    ].filter((words) => words !== '');
  }
}

const kindOf = {
  mediaPlan: 'media plan',
  campaign: 'campaign',
  adSet: 'ad set',
  ad: 'ad',
} as const;

interface Listed {
  own: ReportObject[];
  below: ReportObject[];
  skipped: string[];
}

async function listedFor(social: SocialDoor, target: Target): Promise<Listed> {
  const { own, below } = levels[target.kind];
  const [ofOwn, ofBelow] = await Promise.all(
    [own, below].map(async (level) =>
      level === undefined ? { objects: [], skipped: [] } : socialObjects(social, level, target),
    ),
  );
  return {
    own: ofOwn?.objects ?? [],
    below: ofBelow?.objects ?? [],
    skipped: [...new Set([...(ofOwn?.skipped ?? []), ...(ofBelow?.skipped ?? [])])],
  };
}

/** All plans of an advertiser or account, where they can be added up. */
function together(target: Target, parts: StatsPart[], { below }: Listed): StatsPart | undefined {
  const [first] = parts;
  const currencies = new Set(below.map(({ currency }) => currency));
  if (first === undefined || currencies.size > 1 || parts.length < below.length) return undefined;
  const { currency, zone } = first;
  const { kind, id, name } = target;
  return { kind, id, name, currency, zone, days: addedUp(parts) };
}

/** A day of which one part tells nothing is known as far as the others tell. */
function addedUp(parts: StatsPart[]): StatsPart['days'] {
  const byDay = Map.groupBy(
    parts.flatMap(({ days }) => days),
    ({ day }) => day,
  );
  return [...byDay].flatMap(([, all]) => {
    const [one] = all;
    return one === undefined
      ? []
      : [{ ...one, counts: sumCounts(all.map(({ counts }) => counts)) }];
  });
}

async function periodOf(
  words: string | undefined,
  of: { now: string; zone: string; target: Target; social: SocialDoor; first: ReportObject },
): Promise<Period | { problem: string }> {
  const { now, zone } = of;
  const read = readPeriodWords(words ?? 'last 7 days', { now, zone });
  if ('problem' in read) return read;
  const flight = read.period.kind === 'flight' ? await flightOf(of) : undefined;
  const named = periodNamed(read.period, { now, zone, ...(flight && { flight }) });
  return 'problem' in named ? named : named.period;
}

/** From the first day of its campaigns; when they end the service never tells. */
async function flightOf({
  now,
  zone,
  target,
  social: { calls, options },
  first,
}: {
  now: string;
  zone: string;
  target: Target;
  social: SocialDoor;
  first: ReportObject;
}): Promise<Days | undefined> {
  const m = first.mediaPlan.id;
  const all = await Array.fromAsync(items(calls.campaigns.list, { m }, options()));
  const only = target.path.campaign;
  const starts = all
    .filter(({ id, deleted }) => !deleted && (only === undefined || id === only))
    .map(({ start_date }) => Date.parse(start_date ?? ''))
    .filter((start) => Number.isFinite(start));
  if (starts.length === 0 || target.kind === 'advertiser' || target.kind === 'account') {
    return undefined;
  }
  const from = dayAt(Math.min(...starts) / 1000, zone);
  const today = dayAt(Date.parse(now) / 1000, zone);
  return { from, to: from > today ? from : today };
}

async function adStats(
  target: Target,
  { place: { mediaPlan: m, campaign: c = '' }, id, currency }: ReportObject,
  { calls, options }: SocialDoor,
): Promise<StatsRead> {
  const found = await Array.fromAsync(items(calls.statistics.ad, { m, c, ad_id: id }, options()));
  const counts = sumCounts(found.map((row) => countsOf(row, currency)));
  return {
    parts: [],
    view: {
      kind: 'ad',
      id,
      name: target.name,
      target,
      currency,
      cells: cellsOf(figureNames, counts, undefined),
      small: isSmallWhole(counts),
      missingDays: [],
      rows: [],
      leftOut: 0,
      charts: [],
      notes: ['The service tells of an ad only what it brought since it began, not by day.'],
      asOf: new Date().toISOString(),
      cost: { social: 1, search: 0 },
    },
  };
}

function nothingIn({ kind, name }: Target, skipped: string[]): string {
  if (skipped.length > 0) {
    return `The account of the ${kind} «${name}» tells no time zone or no currency, so that its figures cannot be read.`;
  }
  return kind === 'advertiser' || kind === 'account'
    ? `The ${kind} «${name}» has no media plans.`
    : `The ${kind} «${name}» is not there any more.`;
}
