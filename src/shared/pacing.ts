import type { Days } from './evidence-days.ts';
import type { DigestScope, QuietHours, Timing } from './digest.ts';
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
  by: Person;
  createdAt: string;
}

/** How one campaign spends against its plan. */
export interface Pacing {
  target: Target;
  zone: string;
  flight: Days;
  /** Of the whole flight. */
  planned: Money;
  spent: Money;
  /** What should have been spent by the end of the last full day. */
  due: Money;
  /** What will have been spent at the end, and by what method that is known, in words. */
  projected: { money: Money; method: string };
  tolerancePercent: number;
  causes: { cause: PacingCause; sentence: string }[];
}
