import { cancellationSignal } from '@temporalio/activity';
import { daysNeeded } from '../../reporting/days-needed.ts';
import { periodNamed } from '../../reporting/period-named.ts';
import { readPeriodWords } from '../../reporting/read-period-words.ts';
import type { Client } from '../../services/search/client.ts';
import type { DigestSource } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { DayFigures, FigureStore } from '../../shared/figure-store.ts';
import { isTimeZone } from '../../shared/local-time.ts';
import type { Lane } from '../../shared/quota.ts';
import type { SearchChoice } from '../../shared/stats.ts';
import type { SearchClients } from '../figures/search-clients.ts';
import type { StatsRead } from './social-stats.ts';
import { figuresIn, type StatsPart } from './stats-view.ts';

/** Puts the figures of a client into the store: what digests read by, too. */
export type ReadSearchFigures = (asked: {
  source: DigestSource;
  days: Days;
  lane: Lane;
}) => Promise<{ asked: number }>;

/** Clients hardly ever change, in milliseconds. */
const maxAgeMs = 10 * 60_000;

/**
 * The figures of a client of the search service, `501` or words of its name, or of a campaign of it, `501/9001`; or
 * several clients that fit.
 */
export async function searchStats(
  words: string,
  periodWords: string | undefined,
  deps: { clients: SearchClients; figures: FigureStore; read: ReadSearchFigures },
): Promise<StatsRead | { choices: SearchChoice[] }> {
  const { clients, figures, read } = deps;
  const [, wanted = words, campaign] = /^(.*?)\s*\/\s*(\d+)$/s.exec(words) ?? [];
  const { value: all, isNew } = await clients.interactive.get(maxAgeMs);
  const [client, ...others] = matching([...all.values()], wanted);
  if (client === undefined || others.length > 0) {
    const fitting = client === undefined ? [] : [client, ...others];
    return { choices: fitting.slice(0, 10).map(({ id, name }) => ({ id, name: name ?? '' })) };
  }
  const { id, name, currency, timezone: zone } = client;
  const called = name || `client ${id}`;
  if (!currency || !zone || !isTimeZone(zone)) {
    return { problem: `The service tells no time zone or no currency of «${called}».` };
  }
  const now = new Date().toISOString();
  const period = periodOf(periodWords, { now, zone });
  if ('problem' in period) return period;
  cancellationSignal().throwIfAborted();
  const days = daysNeeded([period]);
  const subject = { source: 'search', kind: 'client', id } as const;
  const source = { subject, name: called, currency, zone };
  const { asked } = await read({ source, days, lane: 'interactive' });
  const [ofClient, within] = await Promise.all([
    figures.of(subject, days),
    figures.within(subject, days),
  ]);
  const partOf = (
    kind: StatsPart['kind'],
    key: { id: string; name: string },
    list: DayFigures[],
  ) => ({
    kind,
    ...key,
    currency,
    zone,
    days: list,
  });
  const campaigns = [...Map.groupBy(within, (row) => row.subject.id)].map(([key, list]) =>
    partOf('search campaign', { id: key, name: list.at(-1)?.name ?? '' }, list),
  );
  const own =
    campaign === undefined
      ? partOf('search client', { id, name: called }, ofClient)
      : campaigns.find((one) => one.id === campaign);
  if (own === undefined) {
    return {
      problem: `«${called}» has no campaign ${campaign ?? ''} with figures in ${spanWords(days)}.`,
    };
  }
  const parts = campaign === undefined ? campaigns : [];
  const { unshown, ...shown } = figuresIn(own, { parts, period });
  return {
    own,
    parts,
    view: {
      kind: own.kind,
      id: own.id,
      name: own.name,
      ...(campaign !== undefined && { clientId: id }),
      period,
      ...(periodWords !== undefined && { periodWords }),
      currency,
      ...shown,
      leftOut: unshown,
      notes: [],
      asOf: now,
      cost: { social: 0, search: asked + (isNew ? 1 : 0) },
    },
  };
}

function periodOf(words: string | undefined, of: { now: string; zone: string }) {
  const read = readPeriodWords(words ?? 'last 7 days', of);
  if ('problem' in read) return read;
  if (read.period.kind === 'flight') {
    return {
      problem:
        'A search client has no flight. Ask for last 7 days, this month, or days such as 2026-11-01..2026-11-20.',
    };
  }
  const named = periodNamed(read.period, of);
  return 'problem' in named ? named : named.period;
}

/** By id, else by exactly this name, else with all the words in its name. Nothing typed fits all. */
function matching(all: Client[], words: string): Client[] {
  const live = all.filter(({ status }) => status !== 'DELETED');
  const wanted = words.trim().toLowerCase();
  const byId = live.filter(({ id }) => id === wanted);
  const exact = live.filter((client) => nameOf(client) === wanted);
  const alike = live.filter((client) =>
    wanted.split(/\s+/).every((word) => nameOf(client).includes(word)),
  );
  return [byId, exact, alike].find((some) => some.length > 0) ?? [];
}

const nameOf = ({ name }: Client): string => (name ?? '').toLowerCase();

const spanWords = ({ from, to }: Days): string => `${from} to ${to}`;
