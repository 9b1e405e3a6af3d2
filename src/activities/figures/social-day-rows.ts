import { ServiceError } from '../../services/errors.ts';
import { items } from '../../services/pages.ts';
import type { StatisticsRow } from '../../services/social/index.ts';
import type { Counts } from '../../shared/counts.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { addDays, startOfDay } from '../../shared/local-time.ts';
import type { SocialDoor } from '../social/social-door.ts';
import { counted } from './counted.ts';
import { daysIn } from './open-days.ts';
import { toMinor } from './to-minor.ts';

/** Whose day rows are asked for: a media plan, a campaign in it, or an ad set of that. */
export interface DayRowsOf {
  mediaPlan: string;
  campaign?: string;
  adSet?: string;
}

/**
 * What one object brought on each of these days, one request for three hundred of them.
 * @throws ServiceError of kind `unexpected-response` where there is not one row for each day: rows do not say of
 * which day they are
 */
export async function socialDayRows(
  { calls }: Pick<SocialDoor, 'calls'>,
  { mediaPlan: m, campaign: c, adSet: a }: DayRowsOf,
  { days, zone, currency }: { days: Days; zone: string; currency: string },
): Promise<{ counts: Map<string, Counts>; asked: number }> {
  const period = {
    aggregate: 'day',
    start_date: startOfDay(days.from, zone),
    // Whether the end belongs to the period is not said: the last second of the last day does either way.
    end_date: startOfDay(addDays(days.to, 1), zone) - 1,
  } as const;
  const { mediaPlan, campaign, adSet } = calls.statistics;
  const [ofPlan, ofCampaign, ofAdSet] = [counted(mediaPlan), counted(campaign), counted(adSet)];
  const of = c === undefined ? ofPlan : a === undefined ? ofCampaign : ofAdSet;
  const rows = await Array.fromAsync(
    c === undefined
      ? items(ofPlan.call, { m, ...period, level: 'client' as const })
      : a === undefined
        ? items(ofCampaign.call, { m, c, ...period, level: 'campaign' as const })
        : items(ofAdSet.call, { m, c, a, ...period, level: 'adset' as const }),
  );
  const wanted = daysIn(days);
  if (rows.length !== wanted.length) {
    throw new ServiceError({
      kind: 'unexpected-response',
      operation: of.call.operation,
      detail: `${rows.length} rows came for the ${wanted.length} days from ${days.from} to ${days.to}`,
    });
  }
  return {
    counts: new Map(rows.map((row, index) => [wanted[index] ?? '', countsOf(row, currency)])),
    asked: of.sent(),
  };
}

/** The service counts no conversions: it tells how many of a hundred clicks led to one. */
export function countsOf(row: StatisticsRow, currency: string): Counts {
  const { impression, click, convRate, spent, income } = row;
  return {
    impressions: impression ?? null,
    clicks: click ?? null,
    conversions:
      typeof click === 'number' && typeof convRate === 'number'
        ? Math.round((click * convRate) / 100)
        : null,
    spent: toMinor(spent, currency),
    income: toMinor(income, currency),
  };
}
