import { formatMoney } from './money.ts';
import type { Figures } from './proposal.ts';

/** Figures as lines of text, each with its period and zone. */
export function evidenceLines(figures: readonly Figures[]): string[] {
  return figures.map(({ from, to, zone, about, impressions, clicks, spent }) => {
    const of = about === undefined ? '' : ` (${about})`;
    return `${from} to ${to} ${zone}${of}: ${formatMoney(spent)} spent, ${count(impressions)} impressions, ${count(clicks)} clicks`;
  });
}

const count = (number: number): string => number.toLocaleString('en');
