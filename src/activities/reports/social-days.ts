import { activityInfo, cancellationSignal } from '@temporalio/activity';
import type { Days } from '../../shared/evidence-days.ts';
import type { DayFigures, FigureStore, FigureSubject } from '../../shared/figure-store.ts';
import { openDays } from '../figures/open-days.ts';
import { socialDayRows, type DayRowsOf } from '../figures/social-day-rows.ts';
import type { SocialDoor } from '../social/social-door.ts';

/** Something whose figures the social service tells by day. */
export interface SocialObject {
  subject: FigureSubject;
  name: string;
  parent: FigureSubject;
  place: DayRowsOf;
  currency: string;
  zone: string;
}

/** Reads figures of days; those that are closed in the store are not asked for. */
export interface SocialDays {
  read(object: SocialObject, days: Days): Promise<DayFigures[]>;
  /** Requests that were sent until now. */
  asked(): number;
}

export function createSocialDays(social: SocialDoor, figures: FigureStore): SocialDays {
  let sent = 0;
  return {
    asked: () => sent,
    read: async ({ subject, name, parent, place, currency, zone }, days) => {
      cancellationSignal().throwIfAborted();
      const known = await figures.of(subject, days);
      const since = activityInfo().scheduledTimestampMs;
      const now = Date.now();
      const open = openDays(known, { days, zone, since, now });
      if (open === undefined) return known;
      const readAt = new Date(now).toISOString();
      const { counts, asked } = await socialDayRows(social, place, { days: open, zone, currency });
      sent += asked;
      const fresh = [...counts].map(([day, of]): DayFigures => ({
        subject,
        name,
        parent,
        day,
        counts: of,
        readAt,
      }));
      await figures.keep(fresh);
      const rest = known.filter(({ day }) => day < open.from || day > open.to);
      return [...rest, ...fresh].toSorted((one, other) => (one.day < other.day ? -1 : 1));
    },
  };
}
