import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { inject } from 'vitest';
import { searchAttributes } from '../../src/shared/search-attributes.ts';
import { standinPassword, standinUsername } from '../../src/standins/search/credentials.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { portOf } from '../support/port-of.ts';

export interface Places {
  /** Of a bot and a worker that have all they need. */
  env: Record<string, string>;
  slackUrl: string;
  socialUrl: string;
  searchUrl: string;
  temporal: string;
  /** A folder of this test's own. */
  folder: string;
  /** Somebody listens there. */
  takenPort: number;
  /** Makes a namespace, and returns its name. */
  namespace: (options: { days: number; attributes?: readonly string[] }) => Promise<string>;
  close: () => Promise<void>;
}

/** All that bot, worker and doctor can be pointed at. */
export async function openPlaces(): Promise<Places> {
  const temporal = inject('temporalAddress');
  const [slack, social, search, folder, connection] = await Promise.all([
    startSlackStandin(),
    startSocialStandin(),
    startSearchStandin(),
    mkdtemp(path.join(tmpdir(), 'adjutant-doctor-')),
    Connection.connect({ address: temporal }),
  ]);
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const namespace = async ({
    days,
    attributes = searchAttributes,
  }: {
    days: number;
    attributes?: readonly string[];
  }) => {
    const name = `doctor-${randomUUID()}`;
    await connection.workflowService.registerNamespace({
      namespace: name,
      workflowExecutionRetentionPeriod: msToTs(`${days} days`),
    });
    await connection.operatorService.addSearchAttributes({
      namespace: name,
      searchAttributes: Object.fromEntries(attributes.map((attribute) => [attribute, keyword])),
    });
    return name;
  };
  return {
    env: {
      SLACK_BOT_TOKEN: standinBotToken,
      SLACK_APP_TOKEN: standinAppToken,
      SLACK_API_URL: `${slack.url}/api/`,
      SOCIAL_BASE_URL: social.url,
      SOCIAL_KEY: standinKey,
      SEARCH_BASE_URL: search.url,
      SEARCH_USERNAME: standinUsername,
      SEARCH_PASSWORD: standinPassword,
      DATABASE_URL: `file:${path.join(folder, 'store.sqlite')}`,
      TEMPORAL_ADDRESS: temporal,
      TEMPORAL_NAMESPACE: await namespace({ days: 90 }),
      WORKFLOW_BUNDLE: inject('workflowBundlePath'),
    },
    slackUrl: slack.url,
    socialUrl: social.url,
    searchUrl: search.url,
    temporal,
    folder,
    takenPort: portOf(holder),
    namespace,
    close: async () => {
      holder.close();
      await Promise.all([slack.close(), social.close(), search.close(), connection.close()]);
      await rm(folder, { recursive: true });
    },
  };
}

/** `INDEXED_VALUE_TYPE_KEYWORD` of Temporal's API. */
const keyword = 2;
