import { todayIn } from './calendar.ts';
import { dice, hash } from '../dice.ts';
import { addFacts, noFacts, partOf, type Facts } from './facts.ts';
import type { Client, Group, Keyword, Part } from './world.ts';

export const devices = ['DESKTOP', 'MOBILE', 'TABLET'] as const;

export type Device = (typeof devices)[number];

/** From the first day to today, as the client's calendar has it. */
export interface History {
  /** Days since 1970. */
  first: number;
  today: number;
  /** How much of today is over, from 0 to 1. */
  elapsed: number;
  /** How busy each day is for the client, from the first one on: 1 on a middling one. */
  busy: readonly number[];
}

const historyDays = 400;

export function historyOf({ seed }: Client, now: number): History {
  const { day: today, elapsed } = todayIn(seed.timeZone, now);
  const first = today - historyDays + 1;
  const busy = Array.from({ length: historyDays }, (_, index) => {
    const date = new Date((first + index) * 86_400_000);
    return (seed.week[date.getUTCDay()] ?? 1) * (seed.year[date.getUTCMonth()] ?? 1);
  });
  return { first, today, elapsed, busy };
}

/**
 * What happened to a keyword on one day on one device; nothing before the history or after today. Of today there is
 * what has happened so far. Everything else the service reports is a sum, or a part, of these.
 */
export function keywordFacts(
  keyword: Keyword,
  day: number,
  device: Device,
  { first, today, elapsed, busy }: History,
): Facts {
  if (day < first || day > today) return noFacts();
  const whole = dayFacts(keyword, day, device, busy[day - first] ?? 1);
  return day === today ? partOf(whole, 0, elapsed, phaseOf(keyword.id, day, device)) : whole;
}

/** What happened in a group, as in `keywordFacts`. */
export function groupFacts(group: Group, day: number, device: Device, history: History): Facts {
  const sum = noFacts();
  for (const keyword of group.keywords) addFacts(sum, keywordFacts(keyword, day, device, history));
  return sum;
}

/** What of the group's facts of that day and device is credited to a part of it. */
export function partFacts({ group, from, to }: Part, whole: Facts, day: number, device: Device) {
  return partOf(whole, from, to, phaseOf(group.id, day, device));
}

const phaseOf = (id: number, day: number, device: Device): number =>
  hash(id, day, devices.indexOf(device), 1);

const shareOf: Readonly<Record<Device, number>> = { DESKTOP: 0.38, MOBILE: 0.55, TABLET: 0.07 };
const convertsOn: Readonly<Record<Device, number>> = { DESKTOP: 1.3, MOBILE: 0.8, TABLET: 1 };

function dayFacts(keyword: Keyword, day: number, device: Device, busy: number): Facts {
  const { group, isPaused, weight, quality, bid } = keyword;
  const { seed, standsFrom } = group.campaign;
  if (isPaused || day >= standsFrom) return noFacts();
  const roll = dice(keyword.id, day, devices.indexOf(device));
  const demand = seed.impressions * weight * busy * shareOf[device];
  const impressions = Math.floor(demand * (0.75 + roll() * 0.5));
  const clicks = Math.min(impressions, Math.floor(impressions * seed.ctr + roll()));
  const cost = Math.round(clicks * seed.cpc * (0.8 + roll() * 0.35));
  const converting = clicks * seed.cvr * convertsOn[device];
  const conversions = Math.min(clicks, Math.floor(converting + roll()));
  return {
    impressions,
    clicks,
    cost,
    conversions,
    revenue: Math.round(conversions * seed.value * (0.7 + roll() * 0.6)),
    lostByRank: Math.floor(impressions * (11 - quality) * 0.06 * (0.8 + roll() * 0.4)),
    lostByBudget: Math.floor(impressions * 0.12 * roll()),
    positions: impressions * Math.round(10 + (11 - quality) * 3 * (0.8 + roll() * 0.4)),
    quality: impressions * quality,
    bids: impressions * bid,
  };
}
