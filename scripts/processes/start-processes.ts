import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { standinPassword, standinUsername } from '../../src/standins/search/credentials.ts';
import { engineersChannel } from '../../src/standins/slack/seed.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import type { Crew } from './crew.ts';
import { freePort } from './free-port.ts';
import type { Report } from '../bootstrap/report.mjs';
import type { OnLine } from './read-lines.ts';
import { startService } from './start-service.ts';
import { stackSettings, surroundings, type StackSettings } from './stack-settings.ts';
import { findTemporal } from '../temporal-cli.ts';
import { startTemporal } from '../temporal-server.ts';
import { workflowBundle } from '../workflows/workflow-bundle.ts';

/** In the order in which they are stopped: first what takes orders, last what remembers. */
export const processNames = ['bot', 'worker', 'stand-ins', 'temporal'] as const;
export type ProcessName = (typeof processNames)[number];

/** Preferred ports; what is missing or taken is chosen by the system. */
export interface Ports {
  slack?: number;
  social?: number;
  search?: number;
  temporal?: number;
  temporalUi?: number;
}

/** Where things are once they run. */
export interface Addresses {
  /** The simulated Slack, without a slash at the end; the real one's API where Slack is not simulated. */
  slackUrl: string;
  socialUrl: string;
  searchUrl: string;
  temporalAddress: string;
  /** Only of a server we started. */
  temporalUi: string | undefined;
}

export interface ProcessOptions {
  crew: Crew<ProcessName>;
  dataDir: string;
  ports?: Ports | undefined;
  env?: NodeJS.ProcessEnv | undefined;
  temporal?: { address: string } | undefined;
  latencyMs?: number | undefined;
  report: Report;
  signal: AbortSignal;
  onLine: (name: ProcessName) => OnLine;
}

/** Starts what is not there already: first what others lean on, side by side; then worker and bot. */
export async function startProcesses(options: ProcessOptions): Promise<Addresses> {
  const settings = stackSettings(options.env ?? {});
  const [temporal, standins, bundle] = await Promise.all([
    temporalFor(options, settings),
    standinsFor(options, settings),
    workflowBundle(),
  ]);
  const { given } = settings;
  const env = {
    ...surroundings(),
    ...(!settings.slackIsReal && {
      SLACK_BOT_TOKEN: standinBotToken,
      SLACK_APP_TOKEN: standinAppToken,
      SLACK_API_URL: `${standins.slack}/api/`,
    }),
    ...(!settings.socialIsReal && { SOCIAL_BASE_URL: standins.social, SOCIAL_KEY: standinKey }),
    ...(!settings.searchIsReal && {
      SEARCH_BASE_URL: standins.search,
      SEARCH_USERNAME: standinUsername,
      SEARCH_PASSWORD: standinPassword,
    }),
    ...(given['DATABASE_URL_FILE'] === undefined && {
      DATABASE_URL: `file:${join(options.dataDir, 'store.sqlite')}`,
    }),
    POLICY_FILE: fileURLToPath(new URL('../../config/policy.yaml', import.meta.url)),
    ...(!settings.slackIsReal && { ENGINEERS_CHANNEL: engineersChannel }),
    ...given,
    TEMPORAL_ADDRESS: temporal.address,
    WORKFLOW_BUNDLE: bundle,
  };
  const { crew, signal, onLine } = options;
  const start = (name: ProcessName, script: string, own: NodeJS.ProcessEnv = {}) =>
    crew.start(name, () =>
      startService({ name, script, env: { ...env, ...own }, signal, onLine: onLine(name) }),
    );
  await Promise.all([start('worker', worker, besideBot(given)), start('bot', bot)]);
  return {
    slackUrl: standins.slack ?? given['SLACK_API_URL'] ?? 'https://slack.com/api/',
    socialUrl: standins.social ?? given['SOCIAL_BASE_URL'] ?? '',
    searchUrl: standins.search ?? given['SEARCH_BASE_URL'] ?? '',
    temporalAddress: temporal.address,
    temporalUi: temporal.ui,
  };
}

/** On one machine the bot has METRICS_PORT, and the worker the one after it. */
function besideBot({ METRICS_PORT: port }: Record<string, string>): NodeJS.ProcessEnv {
  return port === undefined ? {} : { METRICS_PORT: String(Number(port) + 1) };
}

const pathOf = (script: string) => fileURLToPath(new URL(`../../src/${script}`, import.meta.url));
const bot = pathOf('bot/main.ts');
const worker = pathOf('worker.ts');
const standins = pathOf('standins/main.ts');

async function temporalFor(
  { crew, dataDir, ports, temporal, report, signal, onLine }: ProcessOptions,
  { given }: StackSettings,
): Promise<{ address: string; ui?: string | undefined }> {
  const address = temporal?.address ?? given['TEMPORAL_ADDRESS'];
  if (address !== undefined) return { address };
  const cli = await findTemporal({ report, signal });
  const file = join(dataDir, 'temporal.db');
  let [port, uiPort] = [ports?.temporal, ports?.temporalUi ?? 0];
  const server = await crew.start('temporal', async () => {
    const where = { cli, file, port, uiPort, report, signal };
    const started = await startTemporal({ ...where, onLine: onLine('temporal') });
    // Started again, it is where it was.
    port = portOf(`http://${started.address}`);
    uiPort = portOf(started.uiUrl) ?? 0;
    return started;
  });
  return { address: server.address, ui: server.uiUrl };
}

const Addresses = z.object({
  slack: z.url().optional(),
  social: z.url().optional(),
  search: z.url().optional(),
});

async function standinsFor(
  { crew, dataDir, ports, latencyMs, signal, onLine }: ProcessOptions,
  { slackIsReal, socialIsReal, searchIsReal }: StackSettings,
): Promise<z.infer<typeof Addresses>> {
  const wanted = [
    !slackIsReal && 'slack',
    !socialIsReal && 'social',
    !searchIsReal && 'search',
  ].filter((it) => it !== false);
  if (wanted.length === 0) return {};
  let [slack, social, search] = [ports?.slack, ports?.social, ports?.search];
  const { readiness } = await crew.start('stand-ins', async () => {
    const env = {
      ...surroundings(),
      STANDINS: wanted.join(','),
      DATA_DIR: dataDir,
      SLACK_PORT: `${slack ? await freePort(slack) : 0}`,
      SOCIAL_PORT: `${social ? await freePort(social) : 0}`,
      SEARCH_PORT: `${search ? await freePort(search) : 0}`,
      ...(latencyMs !== undefined && {
        SOCIAL_LATENCY_MS: `${latencyMs}`,
        SEARCH_LATENCY_MS: `${latencyMs}`,
      }),
    };
    const name = 'stand-ins';
    const started = await startService({
      name,
      script: standins,
      env,
      signal,
      onLine: onLine(name),
    });
    const at = Addresses.parse(started.readiness);
    [slack, social, search] = [portOf(at.slack), portOf(at.social), portOf(at.search)];
    return started;
  });
  return Addresses.parse(readiness);
}

function portOf(url: string | undefined): number | undefined {
  return url === undefined ? undefined : Number(new URL(url).port);
}
