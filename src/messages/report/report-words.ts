import type { ReportPlan, ReportView } from '../../shared/report-run.ts';
import { days } from '../kit/days.ts';

/** `1 Nov – 7 Nov 2026, Europe/Berlin`: what the figures are of; empty where they are of no days. */
export function reportSpan({ days: span, zone }: Pick<ReportPlan, 'days' | 'zone'>): string {
  return span === undefined ? '' : `${days(span.from, span.to)}, ${zone}`;
}

/** `money in EUR`; empty where no one currency is known. */
export const moneyIn = ({ currency }: Pick<ReportView, 'currency'>): string =>
  currency === undefined ? '' : `money in ${currency}`;

export const count = (number: number): string => number.toLocaleString('en');
