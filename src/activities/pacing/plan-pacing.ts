import { quietUntil } from '../../reporting/quiet-until.ts';
import { yesterdayOf } from '../../reporting/periods-of.ts';
import type { DigestSource } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { PacingSettings } from '../../shared/pacing.ts';

/** What a check is about to read. */
export interface PlannedCheck {
  /** Sources with the days of their flights until yesterday; without days where none has begun. */
  wanted: { source: DigestSource; days?: Days }[];
  /** End of the quiet hours in which the check is made. */
  heldUntil?: string;
}

/** Which days a check reads, and whether it may tell what it finds. `now`: instant. */
export function planPacing({
  settings: { timing, quiet },
  sources,
  now,
}: {
  settings: Pick<PacingSettings, 'timing' | 'quiet'>;
  sources: DigestSource[];
  now: string;
}): PlannedCheck {
  const heldUntil = quiet && quietUntil({ timing, quiet, at: now });
  return {
    wanted: sources.map((source) => {
      const to = yesterdayOf(now, source.zone);
      const from = source.flight?.from;
      return from === undefined || from > to ? { source } : { source, days: { from, to } };
    }),
    ...(heldUntil !== undefined && { heldUntil }),
  };
}
