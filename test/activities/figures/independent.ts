import type { Counts } from '../../../src/shared/counts.ts';
import type { Days } from '../../../src/shared/evidence-days.ts';
import { readRawFacts } from '../../../src/standins/search/read-raw-facts.ts';
import { adFacts } from '../../../src/standins/social/statistics/facts.ts';

/*
 * Sums over the raw facts of the stand-ins, with a calendar of its own: what a digest says is compared with these.
 */

/** An ad, and from when to when it played, in Unix milliseconds. */
export interface PlayedAd {
  id: string;
  from: number;
  to: number;
}

/** What ads of the social stand-in did in these days of a zone. */
export function socialTruth(ads: readonly PlayedAd[], { from, to }: Days, zone: string): Counted {
  const sum = none();
  for (const day of calendar(from, to)) {
    const [start, end] = [midnight(day, zone), midnight(dayAfter(day), zone)];
    for (const ad of ads) {
      const played = Math.max(0, Math.min(ad.to, end) - Math.max(ad.from, start));
      const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
      add(sum, adFacts(ad.id, number, played / (end - start)));
    }
  }
  return sum;
}

/** What a client of the search stand-in has had until `now`: campaign → day → counts. */
export function searchTruth(clientId: string, now: number): Map<string, Map<string, Counted>> {
  const all = new Map<string, Map<string, Counted>>();
  for (const fact of readRawFacts({ clientId: Number(clientId), now })) {
    const campaign = all.get(String(fact.campaign)) ?? new Map<string, Counted>();
    all.set(String(fact.campaign), campaign);
    const sum = campaign.get(fact.day) ?? none();
    campaign.set(fact.day, sum);
    add(sum, { ...fact, spent: fact.cost, income: fact.revenue });
  }
  return all;
}

/** The sum of these days, over all campaigns given. */
export function truthOver(
  campaigns: Iterable<ReadonlyMap<string, Counted>>,
  { from, to }: Days,
): Counted {
  const sum = none();
  for (const campaign of campaigns) {
    for (const [day, counts] of campaign) if (from <= day && day <= to) add(sum, counts);
  }
  return sum;
}

/** Counts of which all are known. */
export type Counted = { [Name in keyof Counts]: number };

const none = (): Counted => ({ impressions: 0, clicks: 0, conversions: 0, spent: 0, income: 0 });

function add(sum: Counted, more: Counted): void {
  sum.impressions += more.impressions;
  sum.clicks += more.clicks;
  sum.conversions += more.conversions;
  sum.spent += more.spent;
  sum.income += more.income;
}

/** The first instant at which a calendar on the wall shows this day. */
export function midnight(day: string, zone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const quarter = 15 * 60_000;
  let at = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000;
  while (format.format(at) < day) at += quarter;
  return at;
}

function calendar(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
