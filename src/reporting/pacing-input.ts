import type { DayFigures } from '../shared/figure-store.ts';
import type { Money } from '../shared/money.ts';
import type { PacingSettings } from '../shared/pacing.ts';
import type { Target } from '../shared/target.ts';

/** All that how one campaign spends is judged by. */
export interface PacingInput {
  target: Target;
  /** IANA; the calendar that its figures are kept on. */
  zone: string;
  currency: string;
  /** Without an end there is no plan to hold it against. */
  flight: { from: string; to?: string };
  /** Of the whole flight, or of each of its days. */
  budget?: { kind: 'lifetime' | 'daily'; money: Money };
  /** Whether it plays; paused otherwise. */
  playing: boolean;
  /** It is bought for conversions, so that none at all is a fault even if it never had one. */
  wantsConversions?: boolean;
  /** Of the campaign alone, from the begin of its flight to its last full day. */
  days: DayFigures[];
  /** Instant. */
  now: string;
  tolerance: PacingSettings['tolerance'];
}
