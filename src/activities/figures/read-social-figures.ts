import { activityInfo } from '@temporalio/activity';
import { atOnce } from '../../shared/at-once.ts';
import type { DigestSource } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { DayFigures, FigureStore, FigureSubject } from '../../shared/figure-store.ts';
import { orUndefined } from '../social/or-undefined.ts';
import type { SocialDoor } from '../social/social-door.ts';
import type { Agency } from './agency.ts';
import { openDays, type Asked } from './open-days.ts';
import { createSharedReads } from './shared-reads.ts';
import { socialDayRows, type DayRowsOf } from './social-day-rows.ts';

/** What is in a media plan changes slowly, in milliseconds: the lists of the survey serve for all it found. */
const maxAgeMs = 15 * 60_000;

/** Objects of one media plan asked about side by side. */
const width = 4;

/** @param deps.now Unix milliseconds */
export function createReadSocialFigures({
  social,
  agency,
  figures,
  now,
}: {
  social: SocialDoor;
  agency: Agency;
  figures: FigureStore;
  now: () => number;
}) {
  const shared = createSharedReads();

  return {
    /**
     * Puts the figures of a media plan and of each campaign in it into the store, of the days that are not closed
     * there. Tried again after a failure it goes on where it was. @returns how many requests that took
     */
    async readSocialFigures({
      source,
      days,
    }: {
      source: DigestSource;
      days: Days;
    }): Promise<{ asked: number }> {
      const since = activityInfo().scheduledTimestampMs;
      const { zone } = source;
      return {
        asked: await shared.read(source.subject.id, days, () =>
          readPlan(source, { days, zone, since, now: now() }),
        ),
      };
    },
  };

  /** Without the signal of the activity that asked first: it may serve others too. */
  async function readPlan(source: DigestSource, asked: Asked): Promise<number> {
    const { subject: plan, name } = source;
    const [{ value: lists }, ofPlan, ofCampaigns] = await Promise.all([
      agency.lists.get(maxAgeMs),
      figures.of(plan, asked.days),
      figures.within(plan, asked.days),
    ]);
    const known = Map.groupBy([...ofPlan, ...ofCampaigns], ({ subject }) => keyOf(subject));
    const campaigns = (lists.campaigns.get(plan.id) ?? []).map((campaign): SocialObject => ({
      subject: { source: 'social', kind: 'campaign', id: campaign.id },
      name: campaign.name ?? '',
      place: { mediaPlan: plan.id, campaign: campaign.id },
    }));
    const all = [{ subject: plan, name, place: { mediaPlan: plan.id } }, ...campaigns];
    const read: DayFigures[] = [];
    let failed: Error | undefined;
    const counts = await atOnce(width, all, async (object) => {
      const open = openDays(known.get(keyOf(object.subject)) ?? [], asked);
      if (open === undefined || failed !== undefined) return 0;
      try {
        const found = await readObject(object, open, source);
        read.push(...found.figures);
        return found.asked;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        failed ??= error;
        return 0;
      }
    });
    // All at once, since each write of the store waits for the disk; also what was read when something failed.
    await figures.keep(read);
    if (failed !== undefined) throw failed;
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function readObject(
    { subject, name, place }: SocialObject,
    days: Days,
    { subject: parent, zone, currency }: DigestSource,
  ): Promise<{ figures: DayFigures[]; asked: number }> {
    const readAt = new Date(now()).toISOString();
    const reading = socialDayRows(social, place, { days, zone, currency });
    // A campaign that was deleted a moment ago is in the figures of its media plan, and nowhere else.
    const found = place.campaign === undefined ? await reading : await orUndefined(reading);
    if (found === undefined) return { figures: [], asked: 1 };
    const rows = [...found.counts].map(([day, counts]): DayFigures => ({
      subject,
      name,
      parent,
      day,
      counts,
      readAt,
    }));
    return { figures: rows, asked: found.asked };
  }
}

interface SocialObject {
  subject: FigureSubject;
  name: string;
  place: DayRowsOf;
}

const keyOf = ({ kind, id }: FigureSubject): string => `${kind} ${id}`;
