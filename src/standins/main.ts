import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startSearchStandin } from './search/start.ts';
import { startSlackStandin } from './slack/start.ts';
import { startSocialStandin } from './social/start.ts';

/** What the stand-ins are told by whoever starts them; they have no other configuration. */
const Settings = z.object({
  /** Comma-separated. */
  STANDINS: z.string().default('social,search,slack'),
  /** Where they remember; they forget everything when it is not set. */
  DATA_DIR: z.string().optional(),
  /** 0 lets the system choose. */
  SOCIAL_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  SEARCH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  SLACK_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** `0.0.0.0` in a container that publishes the page on loopback. */
  SLACK_HOST: z.enum(['127.0.0.1', '0.0.0.0']).default('127.0.0.1'),
  SOCIAL_LATENCY_MS: z.coerce.number().int().nonnegative().default(0),
  SEARCH_LATENCY_MS: z.coerce.number().int().nonnegative().default(0),
});

interface Running {
  url: string;
  close: () => Promise<void>;
}

const settings = Settings.parse(process.env);
const starters: Record<string, () => Promise<Running>> = {
  social: () =>
    onPort(settings.SOCIAL_PORT, (port) =>
      startSocialStandin({ port, ...fileFor('social'), latencyMs: settings.SOCIAL_LATENCY_MS }),
    ),
  search: () =>
    onPort(settings.SEARCH_PORT, (port) =>
      startSearchStandin({ port, ...fileFor('search'), latencyMs: settings.SEARCH_LATENCY_MS }),
    ),
  slack: () =>
    onPort(settings.SLACK_PORT, (port) =>
      startSlackStandin({ host: settings.SLACK_HOST, port, ...fileFor('slack') }),
    ),
};

const wanted = settings.STANDINS.split(',').map((name) => name.trim());
const running = await Promise.all(wanted.map(async (name) => [name, await start(name)] as const));
for (const [name, { url }] of running) console.log(`simulated ${name}: ${url}`);

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void end());
process.send?.({
  ready: true,
  ...Object.fromEntries(running.map(([name, { url }]) => [name, url])),
});

function start(name: string): Promise<Running> {
  const starter = starters[name];
  if (starter) return starter();
  throw new Error(`STANDINS has no «${name}»: use ${Object.keys(starters).join(', ')}`);
}

function fileFor(name: string): { file?: string } {
  if (settings.DATA_DIR === undefined) return {};
  mkdirSync(settings.DATA_DIR, { recursive: true });
  return { file: path.join(settings.DATA_DIR, `${name}.sqlite`) };
}

/** On the port that was asked for, or, when somebody has it, on one that the system chooses. */
async function onPort(port: number, startOn: (port: number) => Promise<Running>): Promise<Running> {
  try {
    return await startOn(port);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.log(`Port ${port} is taken: the system chooses another.`);
    return startOn(0);
  }
}

let isEnding = false;

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const [, standin] of running) await standin.close();
  process.exit(0);
}
