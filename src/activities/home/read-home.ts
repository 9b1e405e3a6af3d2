import type { WebClient } from '@slack/web-api';
import { getClient, log } from '@temporalio/activity';
import type { HomePart, HomeState } from '../../shared/home.ts';
import type { Ledger } from '../../shared/ledger.ts';
import type { Quota } from '../../shared/quota.ts';
import { digestsOf } from './digests-of.ts';
import { runsFailed, runsOf } from './runs.ts';
import { waitingFor } from './waiting-for.ts';

export interface HomeSources {
  slack: WebClient;
  ledger: Pick<Ledger, 'freezes' | 'latest'>;
  quota: Pick<Quota, 'state'>;
}

const mostFrozen = 8;
const mostLatest = 8;

/** All that the Home tab of a person shows, each part as far as it can be read at this moment. */
export async function readHome(
  user: string,
  { ledger, quota, slack }: HomeSources,
): Promise<HomeState> {
  const temporal = getClient();
  const [waiting, mine, digests, frozen, latest, failed, left] = await Promise.all([
    part(() => waitingFor(user, temporal)),
    part(() => runsOf(user, temporal)),
    part(() => digestsOf(user, slack, () => temporal)),
    part(async () => {
      const all = await ledger.freezes();
      return { first: all.slice(0, mostFrozen), all: all.length };
    }),
    part(() => ledger.latest({ limit: mostLatest })),
    part(() => runsFailed(temporal)),
    part(() => quota.state()),
  ]);
  return {
    at: new Date().toISOString(),
    waiting,
    mine,
    digests,
    frozen,
    latest,
    failed,
    quota: left,
  };
}

async function part<Of>(read: () => Promise<Of>): Promise<HomePart<Of>> {
  try {
    return { kind: 'read', value: await read() };
  } catch (error) {
    log.warn('a part of the Home tab could not be read', { error });
    return { kind: 'unreadable' };
  }
}
