import type { WebClient } from '@slack/web-api';
import { figureOf } from '../../reporting/figure-of.ts';
import { figureNames } from '../../shared/figure.ts';
import type { FigureStore } from '../../shared/figure-store.ts';
import { figureWords } from '../../shared/figure-words.ts';
import { decimalsOf } from '../../shared/money.ts';
import type { Cell } from '../../shared/operation.ts';
import type { SearchChoice, StatsView } from '../../shared/stats.ts';
import type { Target } from '../../shared/target.ts';
import type { SearchClients } from '../figures/search-clients.ts';
import { csvLines } from '../operations/answer-csv.ts';
import { directChannel } from '../slack/direct-channel.ts';
import { shareFile } from '../slack/share-file.ts';
import type { SocialDoor } from '../social/social-door.ts';
import { searchStats, type ReadSearchFigures } from './search-stats.ts';
import { socialStats, type StatsRead } from './social-stats.ts';
import type { StatsPart } from './stats-view.ts';

/** What came of reading figures for somebody. */
export type StatsFound =
  | { kind: 'view'; view: StatsView }
  | { kind: 'file'; name: string; days: number }
  | { kind: 'problem'; problem: string };

interface StatsDeps {
  slack: WebClient;
  social: SocialDoor;
  figures: FigureStore;
  clients: SearchClients;
  read: ReadSearchFigures;
}

interface Wanted {
  period?: string;
  /** Who gets the figures of every day as a file; absent: nobody. */
  fileFor?: string;
}

export function createStatsActivities(deps: StatsDeps) {
  const { slack } = deps;

  return {
    /** The figures of an object of the social service and of what is in it. */
    async readStats({ target, ...wanted }: Wanted & { target: Target }): Promise<StatsFound> {
      return found(await socialStats(target, wanted.period, deps), wanted);
    },

    /** The same of a client or campaign of the search service; or the clients that fit the words. */
    async readSearchStats({
      words,
      ...wanted
    }: Wanted & { words: string }): Promise<
      StatsFound | { kind: 'choices'; choices: SearchChoice[] }
    > {
      const read = await searchStats(words, wanted.period, deps);
      return 'choices' in read ? { kind: 'choices', ...read } : found(read, wanted);
    },
  };

  async function found(read: StatsRead, { fileFor }: Wanted): Promise<StatsFound> {
    if ('problem' in read) return { kind: 'problem', problem: read.problem };
    const { view, own, parts } = read;
    const all = own === undefined ? parts : [own, ...parts];
    if (fileFor === undefined) return { kind: 'view', view };
    if (all.length === 0)
      return { kind: 'problem', problem: 'There are no days to put into a file.' };
    await shareFile(slack, {
      channel: await directChannel(slack, fileFor),
      name: `figures-${view.kind.replaceAll(' ', '-')}-${view.id}.csv`,
      title: `Figures of ${view.name}`,
      text: dayLines(all),
    });
    return { kind: 'file', name: view.name, days: all[0]?.days.length ?? 0 };
  }
}

/** A line for each object and day. Money in whole units; what is not known is empty. */
function dayLines(parts: StatsPart[]): string {
  const header = ['object', 'id', 'name', 'day', 'zone', 'currency', ...figureNames];
  const lines = parts.flatMap(({ kind, id, name, zone, currency, days }) => {
    const scale = 10 ** decimalsOf(currency);
    return days.map(({ day, counts }) => {
      const figures = figureNames.map((figure): Cell => {
        const value = figureOf(figure, counts);
        if (value === null) return '';
        const shown = figureWords[figure].unit === 'money' ? value / scale : value;
        return Math.round(shown * 10_000) / 10_000;
      });
      return [kind, id, name, day, zone, currency, ...figures];
    });
  });
  return csvLines([header, ...lines]);
}
