import type { Person } from './launch.ts';
import type { Pacing, PacingCause, PacingSettings } from './pacing.ts';

/** The watch that an alert comes from, as far as the alert has to know it. */
export type AlertWatch = Pick<PacingSettings, 'id' | 'name' | 'channel' | 'by'>;

/** What is wrong: how a campaign spends, or that something in the scope cannot be watched. */
export type AlertAbout =
  | {
      kind: 'campaign';
      cause: PacingCause;
      /** With figures, period and zone. Contains names: plain text. */
      sentence: string;
      pacing: Omit<Pacing, 'causes'>;
    }
  | { kind: 'missing'; id: string; name: string; sentence: string };

/** One thing that a check found. */
export interface AlertFound {
  about: AlertAbout;
  /** It is told in quiet hours, too. */
  isUrgent: boolean;
}

/** What a check says of something that it found. Instants. */
export interface AlertSeen extends AlertFound {
  checkedAt: string;
  /** End of the quiet hours in which it was found. */
  heldUntil?: string;
}

/** Silence about an alert, wanted by somebody. */
export interface Snooze {
  /** Instant. */
  until: string;
  reason: string;
  by: Person;
}

/** Why an alert is over. */
export type AlertOver = 'mended' | 'not in scope' | 'watch removed';

/** The durable record of an alert; the message is its view. Instants. */
export interface PacingAlert {
  /** Also the workflow id. */
  id: string;
  watch: AlertWatch;
  about: AlertAbout;
  /** When a check found it first. */
  since: string;
  /** When the newest check looked. */
  checkedAt: string;
  snoozed?: Snooze;
  over?: { at: string; why: AlertOver };
}

/** A reply in the thread of an alert: it notifies, where an edit does not. */
export type AlertLine = 'worse' | 'snooze over' | 'over';

/** What an alert is of: one alert each, as long as it is open. */
export function alertSubject(about: AlertAbout): { id: string; what: string } {
  if (about.kind === 'missing') return { id: about.id, what: 'missing' };
  return { id: about.pacing.target.id, what: about.cause.replaceAll(' ', '-') };
}
