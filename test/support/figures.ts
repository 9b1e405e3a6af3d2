import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { createFigureActivities } from '../../src/activities/figures/figure-activities.ts';
import { createSocialDoor } from '../../src/activities/social/social-door.ts';
import { createSearchClient } from '../../src/services/search/index.ts';
import { createSocialClient, type SocialClient } from '../../src/services/social/index.ts';
import { searchControl, type SearchControl } from '../../src/standins/search/control.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { socialControl, type SocialControl } from '../../src/standins/social/control.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';

type ByQueue = ReturnType<typeof createFigureActivities>;
export type FigureActivities = ByQueue['social'] & ByQueue['search'];

/** The activities that read figures, on stand-ins whose clock stands where the test puts it. */
export interface FigureReaders {
  activities: FigureActivities;
  /** The same of another process: it shares the store and nothing else. */
  elsewhere: FigureActivities;
  store: Store;
  service: SocialClient;
  social: SocialControl;
  search: SearchControl;
  /** Puts the clock of everybody at this instant. */
  set: (instant: string) => void;
  /** Operations of the requests both services got since this was called last, but for getting tokens; sorted. */
  requests: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** @param instant at which both services begin */
export async function startFigureReaders(instant: string): Promise<FigureReaders> {
  let at = Date.parse(instant);
  const now = () => at;
  const [socialStandin, searchStandin, store] = await Promise.all([
    startSocialStandin({ now }),
    startSearchStandin({ now }),
    openStore({ databaseUrl: 'file::memory:', searchAccount: 'test' }),
  ]);
  const { url: baseUrl, key } = socialStandin;
  const service = createSocialClient({ baseUrl, key });
  const search = createSearchClient({
    baseUrl: searchStandin.url,
    username: searchStandin.username,
    password: searchStandin.password,
    quota: store.quota,
    now,
  });
  const { quota, ledger, figures } = store;
  const social = createSocialDoor(service);
  const deps = { social, search, quota, ledger, figures, now };
  const controls = {
    social: socialControl(baseUrl),
    search: searchControl(searchStandin.url),
  };
  let seen = [0, 0];
  return {
    activities: asActivities(createFigureActivities(deps), now),
    elsewhere: asActivities(createFigureActivities(deps), now),
    store,
    service,
    ...controls,
    set: (next) => {
      at = Date.parse(next);
    },
    requests: async () => {
      const logs = await Promise.all([controls.social.requests(), controls.search.requests()]);
      const fresh = logs.flatMap((log, index) => log.slice(seen[index]));
      seen = logs.map((log) => log.length);
      return fresh
        .map(({ operation }) => operation)
        .filter((operation) => operation !== 'search.auth.token')
        .toSorted();
    },
    stop: async () => {
      await Promise.all([service.close(), search.close()]);
      await Promise.all([socialStandin.close(), searchStandin.close()]);
      await store.close();
    },
  };
}

/** Each as Temporal runs it: scheduled now. */
function asActivities({ social, search }: ByQueue, now: () => number): FigureActivities {
  const all = { ...social, ...search };
  const logger = new DefaultLogger('ERROR');
  const run = (activity: (input: never) => Promise<unknown>) => (input: never) =>
    new MockActivityEnvironment({ scheduledTimestampMs: now() }, { logger }).run(activity, input);
  const wrapped = Object.entries(all).map(([name, activity]) => [name, run(activity)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each wrapped as it is
  return Object.fromEntries(wrapped) as FigureActivities;
}
