import { newestDue } from '../../reporting/newest-due.ts';
import { periodKeyOf } from '../../reporting/period-key-of.ts';
import { quietUntil } from '../../reporting/quiet-until.ts';
import type { DigestSettings, DigestSource, Timing } from '../../shared/digest.ts';
import type { DigestDue, DigestMaterial } from '../../shared/digest-run.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { composeDigest, daysOf, type DigestFigures } from './compose-digest.ts';
import { findDueDigest, type DigestRunTime } from './find-due-digest.ts';

/** What a digest asks the calendar and the store. */
export function createDigestActivities({ figures }: { figures: DigestFigures }) {
  return {
    /** Which message a run of the schedule is for; undefined where nothing is due. */
    findDueDigest(run: DigestRunTime): Promise<DigestDue | undefined> {
      return Promise.resolve(findDueDigest(run));
    },

    /** The day of the subscription's calendar at an instant. */
    findDigestDay({ timing, at }: { timing: Timing; at: string }): Promise<{ periodKey: string }> {
      return Promise.resolve({ periodKey: periodKeyOf(timing, at) });
    },

    /** The days that are needed of each source, in the order of the sources. */
    findDigestDays(asked: {
      settings: DigestSettings;
      dueAt: string;
      sources: DigestSource[];
    }): Promise<Days[]> {
      const { settings, dueAt: now, sources } = asked;
      return Promise.resolve(sources.map((source) => daysOf(source, { settings, now })));
    },

    /** Until when a digest waits because the channel is quiet; not at all where something in it is urgent. */
    async holdDigest(material: DigestMaterial): Promise<{ until?: string }> {
      const { timing, quiet, content } = material.settings;
      const until = quietUntil({ timing, quiet, at: new Date().toISOString() });
      if (until === undefined) return {};
      if (content.kind === 'report') return { until };
      const { view } = await composeDigest(material, figures);
      return view.exceptions.some(({ urgent }) => urgent) ? {} : { until };
    },

    /** Keeps what was said, so that figures that become others are shown as such the next time. */
    async keepDigestSnapshot(material: DigestMaterial): Promise<void> {
      const { snapshot } = await composeDigest(material, figures);
      await figures.keepSnapshot(snapshot);
    },
  };
}

/** Whether a later digest of the subscription is due by now. */
export function isOvertaken({ settings: { timing }, due }: DigestMaterial): boolean {
  if (due.asked === true) return false;
  const newest = newestDue({ timing, since: due.dueAt, now: new Date().toISOString() });
  return newest !== undefined && Date.parse(newest) > Date.parse(due.dueAt);
}
