import type { DigestSource } from './digest.ts';
import type { AlertFound, AlertWatch } from './pacing-alert.ts';
import type { PacingSettings } from './pacing.ts';

/** One media plan whose figures have been read. */
export interface PacingQuestion {
  settings: Pick<PacingSettings, 'tolerance' | 'endsOn'>;
  source: DigestSource;
  /** Instant. */
  now: string;
}

/** What a check says of one media plan. */
export interface PacingJudged {
  found: AlertFound[];
  /** Ids of the campaigns that were looked at. */
  looked: string[];
}

/** What a whole check says. */
export interface PacingChecked extends PacingJudged {
  watch: AlertWatch;
  /** Nothing of the scope was left out because it could not be read: what was not looked at is not in the scope. */
  isWhole: boolean;
  checkedAt: string;
  /** End of the quiet hours in which it was made. */
  heldUntil?: string;
}

/** What became of the alerts of a watch. */
export interface AlertsTold {
  /** Alerts whose cause was found. */
  open: number;
  /** Alerts that are over now. */
  ended: number;
}
