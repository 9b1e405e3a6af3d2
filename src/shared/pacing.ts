import type { DigestScope, QuietHours, Timing } from './digest.ts';
import type { Days } from './evidence-days.ts';
import type { Person } from './launch.ts';
import type { Money } from './money.ts';
import type { Target } from './target.ts';

/** What can be wrong with how a campaign spends. */
export const pacingCauses = [
  'over',
  'under',
  'stopped',
  'paused with budget',
  'no conversions',
  'no data',
] as const;

export type PacingCause = (typeof pacingCauses)[number];

/** A watch over spend, as it is kept in its Temporal Schedule and nowhere else. */
export interface PacingSettings {
  id: string;
  name: string;
  channel: string;
  scope: DigestScope;
  timing: Timing;
  quiet?: QuietHours;
  /** Percent by which spend may be away from plan at the start of a flight, and at its end. */
  tolerance: { start: number; end: number };
  /** Last day of the flights of campaigns of which nothing says it: the service does not. */
  endsOn?: string;
  by: Person;
  createdAt: string;
}

/** How one campaign spends against its plan. */
export interface Pacing {
  target: Target;
  zone: string;
  /** The full days that were looked at: from the first day of the flight to yesterday, or to its last day. */
  looked: Days;
  /** Since the flight began. */
  spent: Money;
  /** Absent where no last day or no budget is known: then only stopped, no conversions and no data can be told. */
  plan?: PacingPlan;
  causes: { cause: PacingCause; sentence: string }[];
}

/** What a campaign is to spend, and how far it is from that. */
export interface PacingPlan {
  flight: Days;
  /** Of the whole flight. */
  planned: Money;
  /** What should have been spent by the end of the last full day. */
  due: Money;
  /** What will have been spent at the end, and by what method that is known, in words. */
  projected: { money: Money; method: string };
  /** Allowed today, between that of the start and that of the end. */
  tolerancePercent: number;
}
