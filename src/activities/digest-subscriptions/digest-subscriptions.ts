import { getClient } from '@temporalio/activity';
import type { WebClient } from '@slack/web-api';
import { dueTimes } from '../../reporting/due-times.ts';
import type { DigestFound, DigestName } from '../../shared/digest-request.ts';
import type { DigestListing, DigestSettings, Timing } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { addDays, startOfDay } from '../../shared/local-time.ts';
import { lookUpDigestPost } from './look-up-digest-post.ts';
import { digestsFor, findDigest, type DigestReader } from './find-digest.ts';
import { isClosedToUs } from '../slack/closed-to-us.ts';
import { createSchedules } from './schedules.ts';

/** Digests people subscribed to, as Temporal keeps them. */
export function createDigestSubscriptions({ slack }: { slack: WebClient }) {
  const schedules = createSchedules<DigestSettings>('digest', getClient);

  return {
    /** Those of a channel and of one person; and how many more there are. */
    async listDigests(
      reader: DigestReader,
    ): Promise<{ listings: DigestListing[]; elsewhere: number }> {
      const all = await schedules.list();
      const listings = digestsFor(reader, all);
      return { listings, elsewhere: all.length - listings.length };
    },

    async findDigest({
      which,
      reader,
    }: {
      which: DigestName;
      reader: DigestReader;
    }): Promise<DigestFound> {
      // A new one may not be listed yet, but it answers.
      const listing = 'id' in which ? await schedules.one(which.id) : undefined;
      if (listing) return { kind: 'found', listing };
      return findDigest(which, reader, await schedules.list());
    },

    /** @returns how it is kept; undefined where the one that was to be changed is gone. */
    async keepDigest({
      settings,
      note,
      isNew,
    }: {
      settings: DigestSettings;
      note: string;
      isNew: boolean;
    }): Promise<DigestListing | undefined> {
      if (isNew) await schedules.create(settings, note);
      else if (!(await schedules.edit(settings, note))) return undefined;
      return schedules.one(settings.id);
    },

    /** These return how it is then; undefined where it is gone. `note`: who did it and why, in a few words. */
    async pauseDigest({ id, note }: { id: string; note: string }) {
      return (await schedules.pause(id, note)) ? schedules.one(id) : undefined;
    },

    async resumeDigest({ id, note }: { id: string; note: string }) {
      return (await schedules.resume(id, note)) ? schedules.one(id) : undefined;
    },

    /** @returns false where it was gone already */
    removeDigest: (id: string): Promise<boolean> => schedules.remove(id),

    /** Runs it now, out of turn. */
    triggerDigest: (id: string): Promise<boolean> => schedules.trigger(id),

    /** Runs it for each of its times between two instants. */
    backfillDigest: ({
      id,
      ...times
    }: {
      id: string;
      from: string;
      to: string;
      /** Instant at which it was asked for. */
      asked: string;
    }): Promise<boolean> => schedules.backfill(id, times),

    /** The instants at which it came due on some days of its calendar, until now. */
    findDigestTimes: async ({
      timing,
      days,
      now,
    }: {
      timing: Timing;
      days: Days;
      now: string;
    }): Promise<string[]> => {
      const [from, end] = [days.from, addDays(days.to, 1)].map((day) =>
        startOfDay(day, timing.zone),
      );
      const to = Math.min(Date.parse(now), (end ?? 0) * 1000 - 1);
      const first = (from ?? 0) * 1000;
      if (to < first) return [];
      return dueTimes(timing, {
        from: new Date(first).toISOString(),
        to: new Date(to).toISOString(),
      });
    },

    lookUpDigestPost: (which: { id: string; periodKey: string }) => lookUpDigestPost(which, slack),

    /** Whether we may write in a channel now. */
    async mayWriteIn(channel: string): Promise<boolean> {
      try {
        const { channel: found } = await slack.conversations.info({ channel });
        if (found?.is_archived === true) return false;
        return found?.is_im === true || found?.is_member === true;
      } catch (error) {
        if (isClosedToUs(error)) return false;
        throw error;
      }
    },
  };
}
