import { activityInfo } from '@temporalio/activity';
import type { SearchClient } from '../../services/search/index.ts';
import type { DigestSource } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { DayFigures, FigureStore } from '../../shared/figure-store.ts';
import type { Lane } from '../../shared/quota.ts';
import { openDays } from './open-days.ts';
import { searchDayRows } from './search-day-rows.ts';
import { createSharedReads } from './shared-reads.ts';

/** @param deps.now Unix milliseconds */
export function createReadSearchFigures({
  search,
  figures,
  now,
}: {
  search: Pick<SearchClient, 'calls'>;
  figures: FigureStore;
  now: () => number;
}) {
  const shared = createSharedReads();

  return {
    /**
     * Puts the figures of a search client and of all its campaigns into the store, of the days that are not closed
     * there. @returns how many requests that took
     */
    async readSearchFigures({
      source,
      days,
      reservation,
      lane,
    }: {
      source: DigestSource;
      days: Days;
      reservation?: string;
      lane: Lane;
    }): Promise<{ asked: number }> {
      const { subject, zone } = source;
      const since = activityInfo().scheduledTimestampMs;
      const known = await figures.of(subject, days);
      const open = openDays(known, { days, zone, since, now: now() });
      if (open === undefined) return { asked: 0 };
      const options = { lane, reservation };
      const key = `${lane} ${subject.id}`;
      return { asked: await shared.read(key, open, () => readInto(source, open, options)) };
    },
  };

  /** Without the signal of the activity that asked first: it may serve others too. */
  async function readInto(
    { subject: client, name, zone, currency }: DigestSource,
    days: Days,
    options: { lane: Lane; reservation: string | undefined },
  ): Promise<number> {
    const before = await figures.within(client, days);
    const readAt = new Date(now()).toISOString();
    const found = await searchDayRows(
      search,
      {
        clientId: client.id,
        days,
        zone,
        currency,
        readAt,
        known: new Map(before.map((row) => [row.subject.id, row.name])),
      },
      options,
    );
    const rowsOf = (
      subject: DayFigures['subject'],
      called: string,
      byDay: Map<string, DayFigures['counts']>,
    ) =>
      [...byDay].map(([day, counts]): DayFigures => ({
        subject,
        name: called,
        parent: client,
        day,
        counts,
        readAt,
      }));
    await figures.keep([
      ...rowsOf(client, name, found.client),
      ...[...found.campaigns].flatMap(([id, campaign]) =>
        rowsOf({ source: 'search', kind: 'campaign', id }, campaign.name, campaign.days),
      ),
    ]);
    return found.asked;
  }
}
