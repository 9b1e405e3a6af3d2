import type { z } from 'zod';
import type { SlackDoor } from './bot/deps.ts';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './shared/is-loopback.ts';
import { variables } from './variables.ts';

const shared = {
  SLACK_BOT_TOKEN: true,
  SLACK_API_URL: true,
  TEMPORAL_ADDRESS: true,
  TEMPORAL_NAMESPACE: true,
  TEMPORAL_API_KEY: true,
  PAYLOAD_KEY: true,
  LOG_LEVEL: true,
} as const;
const forBot = { ...shared, SLACK_MODE: true } as const;
const socketVariables = variables.pick({ ...forBot, SLACK_APP_TOKEN: true });
const httpVariables = variables.pick({ ...forBot, SLACK_SIGNING_SECRET: true, PORT: true });
const workerVariables = variables.pick({
  ...shared,
  SOCIAL_BASE_URL: true,
  SOCIAL_KEY: true,
  SEARCH_BASE_URL: true,
  SEARCH_USERNAME: true,
  SEARCH_PASSWORD: true,
  DATABASE_URL: true,
  POLICY_FILE: true,
  ENGINEERS_CHANNEL: true,
  WORKFLOW_BUNDLE: true,
});

export type BotConfig = Pick<z.infer<typeof variables>, keyof typeof shared> & {
  /** How Slack reaches the bot. */
  door: SlackDoor;
};
const codecVariables = variables
  .pick({ PAYLOAD_KEY: true, CODEC_PORT: true, CODEC_ORIGIN: true })
  .required({ PAYLOAD_KEY: true });
export type CodecConfig = z.infer<typeof codecVariables>;
export type WorkerConfig = z.infer<typeof workerVariables>;

/** Reads what `npm run bot` needs. @throws ConfigError naming every variable that is missing or malformed. */
export function loadBotConfig(env: NodeJS.ProcessEnv): BotConfig {
  if (env['SLACK_MODE'] === 'http') {
    const { SLACK_SIGNING_SECRET: signingSecret, PORT: port, ...rest } = read(httpVariables, env);
    return guardTokens({ ...rest, door: { mode: 'http', signingSecret, port } });
  }
  const { SLACK_APP_TOKEN: appToken, ...rest } = read(socketVariables, env);
  return guardTokens({ ...rest, door: { mode: 'socket', appToken } });
}

/** Reads what `npm run worker` needs. @throws ConfigError naming every variable that is missing or malformed. */
export function loadWorkerConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  return guardTokens(read(workerVariables, env));
}

/** Reads what `npm run codec-server` needs. @throws ConfigError naming every variable that is missing or malformed. */
export function loadCodecConfig(env: NodeJS.ProcessEnv): CodecConfig {
  return read(codecVariables, env);
}

function read<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `${name} is not set` : `${name} ${issue.message}`;
  });
  throw new ConfigError(
    `The environment is not complete:\n${lines.map((line) => `  ${line}`).join('\n')}\n` +
      'See .env.example for what each is for; `npm start` needs none of them.',
  );
}

function guardTokens<Config extends { SLACK_BOT_TOKEN: string; SLACK_API_URL: string }>(
  config: Config,
): Config {
  const simulated = config.SLACK_BOT_TOKEN.startsWith('xoxb-standin');
  if (simulated === isLoopback(new URL(config.SLACK_API_URL))) return config;
  throw new ConfigError(
    simulated
      ? "SLACK_BOT_TOKEN is the simulated Slack's, but SLACK_API_URL is not on this machine."
      : 'SLACK_API_URL is on this machine, but SLACK_BOT_TOKEN looks real: unset one of the two.',
  );
}
