import type { Counts } from '../shared/counts.ts';
import type { FigureName } from '../shared/figure.ts';

/** Below these a rate is chance rather than a finding. */
const fewest = { impressions: 1000, clicks: 100, conversions: 5 } as const;

type Sampled = keyof typeof fewest;

/** What has to be counted often enough before a change of a figure means anything. */
const needs: Partial<Record<FigureName, Sampled[]>> = {
  ctr: ['impressions', 'clicks'],
  cpc: ['impressions', 'clicks'],
  cpm: ['impressions'],
  conversionRate: ['impressions', 'clicks', 'conversions'],
  cpa: ['impressions', 'clicks', 'conversions'],
  roi: ['impressions', 'clicks', 'conversions'],
};

/** Whether too little was counted, now or before, for a change of a rate to mean anything. */
export function isSmall(figure: FigureName, ...samples: Counts[]): boolean {
  return samples.some((counts) =>
    (needs[figure] ?? []).some((count) => isFew(count, counts[count])),
  );
}

/** Whether a count was so small before that a percentage of it would only alarm. */
export const baseIsSmall = (figure: FigureName, base: number): boolean =>
  figure === 'conversions' && isFew('conversions', base);

/** Whether rates in general mean little. */
export const isSmallWhole = ({ impressions, clicks }: Counts): boolean =>
  isFew('impressions', impressions) || isFew('clicks', clicks);

/** What is not known is not small. */
const isFew = (count: Sampled, value: number | null): boolean =>
  value !== null && value < fewest[count];
