import type { Days } from './evidence-days.ts';

/** Periods a digest knows. */
export const periodNames = ['yesterday', 'last7', 'monthToDate', 'flightToDate'] as const;

export type PeriodName = (typeof periodNames)[number];

/** Full days on the calendar of `zone`, and the same weekdays before them; `before` is absent where none fit. */
export interface Period {
  /** `custom`: named by a person. */
  name: PeriodName | 'custom';
  days: Days;
  before?: Days;
  zone: string;
}
