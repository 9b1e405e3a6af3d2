import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surroundings } from '../../scripts/processes/stack-settings.ts';
import { startService, type Service } from '../../scripts/processes/start-service.ts';
import type { Stack } from '../../scripts/stack.ts';
import { workflowBundle } from '../../scripts/workflows/workflow-bundle.ts';
import { standinPassword, standinUsername } from '../../src/standins/search/credentials.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { standinKey } from '../../src/standins/social/key.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a worker or bot beside those of a stack is started with. */
export async function stackEnv(
  { slackUrl, socialUrl, searchUrl, temporalAddress }: Stack,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
): Promise<NodeJS.ProcessEnv> {
  return {
    ...surroundings(),
    SLACK_BOT_TOKEN: standinBotToken,
    SLACK_APP_TOKEN: standinAppToken,
    SLACK_API_URL: `${slackUrl}/api/`,
    SOCIAL_BASE_URL: socialUrl,
    SOCIAL_KEY: standinKey,
    SEARCH_BASE_URL: searchUrl,
    SEARCH_USERNAME: standinUsername,
    SEARCH_PASSWORD: standinPassword,
    DATABASE_URL: databaseUrl ?? `file:${join(dataDir, 'store.sqlite')}`,
    POLICY_FILE: root('config/policy.yaml'),
    TEMPORAL_ADDRESS: temporalAddress,
    WORKFLOW_BUNDLE: await workflowBundle(),
  };
}

/** One more of our workers. */
export const startOwnWorker = (env: NodeJS.ProcessEnv): Promise<Service> =>
  startService({ name: 'worker', script: root('src/worker.ts'), env });
