import { getClient } from '@temporalio/activity';
import type { PacingSettings } from '../../shared/pacing.ts';
import type { WatchFound, WatchListing, WatchName } from '../../shared/pacing-request.ts';
import { createSchedules } from '../digest-subscriptions/schedules.ts';
import { findWatch, watchesFor, type WatchReader } from './find-watch.ts';

/** Watches over spend, as Temporal keeps them: a schedule each. */
export function createWatches() {
  const schedules = createSchedules<PacingSettings>('pacing', getClient);

  return {
    /** Those of a channel and of one person, with how many alerts each has open; and how many more there are. */
    async listWatches(
      reader: WatchReader,
    ): Promise<{ listings: WatchListing[]; elsewhere: number }> {
      const all = await schedules.list();
      const listings = watchesFor(reader, all);
      const counted = await Promise.all(listings.map(withAlerts));
      return { listings: counted, elsewhere: all.length - listings.length };
    },

    async findWatch({
      which,
      reader,
    }: {
      which: WatchName;
      reader: WatchReader;
    }): Promise<WatchFound> {
      // A new one may not be listed yet, but it answers.
      const listing = 'id' in which ? await schedules.one(which.id) : undefined;
      if (listing) return { kind: 'found', listing };
      return findWatch(which, reader, await schedules.list());
    },

    /** @returns how it is kept; undefined where the one that was to be changed is gone. */
    async keepWatch({
      settings,
      note,
      isNew,
    }: {
      settings: PacingSettings;
      note: string;
      isNew: boolean;
    }): Promise<WatchListing | undefined> {
      if (isNew) await schedules.create(settings, note);
      else if (!(await schedules.edit(settings, note))) return undefined;
      return schedules.one(settings.id);
    },

    /** These return how it is then; undefined where it is gone. `note`: who did it and why, in a few words. */
    async pauseWatch({ id, note }: { id: string; note: string }) {
      return (await schedules.pause(id, note)) ? schedules.one(id) : undefined;
    },

    async resumeWatch({ id, note }: { id: string; note: string }) {
      return (await schedules.resume(id, note)) ? schedules.one(id) : undefined;
    },

    /** @returns false where it was gone already */
    removeWatch: (id: string): Promise<boolean> => schedules.remove(id),
  };
}

async function withAlerts(listing: WatchListing): Promise<WatchListing> {
  const { id } = listing.settings;
  const query = `AdjutantKind = 'alert' AND AdjutantTarget = '${id}' AND ExecutionStatus = 'Running'`;
  const { count } = await getClient().workflow.count(query);
  return { ...listing, alerts: count };
}
