import { atOnce } from '../../shared/at-once.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { startOfDay, addDays, isTimeZone } from '../../shared/local-time.ts';
import { moneyOf } from '../../shared/money.ts';
import type { Change, Figures } from '../../shared/proposal.ts';
import type { Target } from '../../shared/target.ts';
import { items } from '../../services/pages.ts';
import type { StatisticsRow } from '../../services/social/index.ts';
import { createSurroundings } from './change-surroundings.ts';
import { placeOf } from './changed-value.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

/** What figures are read of: a campaign or an ad set. */
export interface FiguresScope {
  /** What they are about, where that is not the changed object itself. */
  about?: string;
  targets: Target[];
  currency: string;
  zone: string;
}

/** More objects are not read for one card. */
const mostObjects = 20;

/**
 * Where the figures of changed objects are to be read; or why they cannot be. The service tells an ad only what it
 * brought since it began, so that of an ad those of its ad set are read, or else of its campaign.
 */
export async function figuresScope(
  social: SocialDoor,
  changes: readonly Change[],
): Promise<FiguresScope | { missing: string }> {
  const scopes = [...new Map(changes.map(({ target }) => scopeOf(target))).values()];
  const [first] = scopes;
  if (first === undefined) return { missing: 'there is nothing to read figures of' };
  if (scopes.length > mostObjects) {
    return { missing: `${scopes.length} objects are too many to read the figures of all` };
  }
  const around = createSurroundings(social);
  const places = await atOnce(4, scopes, async (target) => {
    const { account, currency } = await around(target);
    return { zone: account?.timezone, currency };
  });
  const zones = [...new Set(places.map(({ zone }) => zone))];
  const currencies = [...new Set(places.map(({ currency }) => currency))];
  const [[zone], [currency]] = [zones, currencies];
  if (zones.length > 1 || currencies.length > 1) {
    return { missing: 'the objects are in accounts of different zones or currencies' };
  }
  if (zone === undefined || !isTimeZone(zone) || currency === undefined) {
    return { missing: 'the account tells no time zone or no currency' };
  }
  const about =
    scopes.length > 1 ? `${scopes.length} objects together` : await aboutOf(social, first);
  return { targets: scopes, ...(about !== undefined && { about }), currency, zone };
}

/** The sums over these days, of all objects of the scope together. */
export async function figuresOf(
  social: SocialDoor,
  { targets, currency, zone, about }: FiguresScope,
  { from, to }: Days,
): Promise<Figures> {
  const period = {
    aggregate: 'period',
    start_date: startOfDay(from, zone),
    // Whether the end belongs to the period is not said: the last second of the last day does either way.
    end_date: startOfDay(addDays(to, 1), zone) - 1,
  } as const;
  const rows = (await atOnce(4, targets, (target) => rowsOf(social, target, period))).flat();
  const sum = (count: (row: StatisticsRow) => number | null | undefined): number =>
    rows.reduce((total, row) => total + (count(row) ?? 0), 0);
  return {
    from,
    to,
    zone,
    ...(about !== undefined && { about }),
    impressions: sum(({ impression }) => impression),
    clicks: sum(({ click }) => click),
    spent: { minor: sum(({ spent }) => moneyOf(spent ?? 0, currency).minor), currency },
  };
}

async function rowsOf(
  { calls, options }: SocialDoor,
  { path, ...target }: Target,
  period: { aggregate: 'period'; start_date: number; end_date: number },
): Promise<StatisticsRow[]> {
  const place = placeOf({ path });
  const read =
    target.kind === 'ad set'
      ? items(calls.statistics.adSet, { ...place, a: target.id, ...period }, options())
      : items(calls.statistics.campaign, { ...place, ...period }, options());
  return Array.fromAsync(read);
}

function scopeOf(target: Target): [string, Target] {
  const { kind, path } = target;
  if (kind !== 'ad') return [`${kind} ${target.id}`, target];
  const { adSet, campaign = '' } = path;
  const above = adSet === undefined ? ('campaign' as const) : ('ad set' as const);
  const id = adSet ?? campaign;
  return [`${above} ${id}`, { kind: above, id, name: '', path }];
}

/** Of what is above an ad, its name. */
async function aboutOf(
  { calls, options }: SocialDoor,
  { kind, id, name, path }: Target,
): Promise<string | undefined> {
  if (name !== '') return undefined;
  const place = placeOf({ path });
  const above =
    kind === 'ad set'
      ? await orUndefined(calls.adSets.get({ ...place, adset_id: id }, options()))
      : await orUndefined(calls.campaigns.get(place, options()));
  return `its ${kind} «${above?.name ?? id}»`;
}
