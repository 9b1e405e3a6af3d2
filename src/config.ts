import type { z } from 'zod';
import type { SlackDoor } from './bot/deps.ts';
import { ConfigError } from './config-error.ts';
import type { Reading } from './reading.ts';
import { withSecretFiles } from './secret-files.ts';
import { isLoopback } from './shared/is-loopback.ts';
import { readTemporalTls } from './temporal-tls.ts';
import { variables, type Variables } from './variables.ts';

const shared = {
  SLACK_BOT_TOKEN: true,
  SLACK_API_URL: true,
  TEMPORAL_ADDRESS: true,
  TEMPORAL_NAMESPACE: true,
  TEMPORAL_API_KEY: true,
  TEMPORAL_TLS_CA: true,
  TEMPORAL_TLS_CERT: true,
  TEMPORAL_TLS_KEY: true,
  TEMPORAL_TLS_SERVER_NAME: true,
  PAYLOAD_KEY: true,
  METRICS_PORT: true,
  METRICS_HOST: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
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
/** Many workspaces that install the app, instead of one whose token is given. */
const oneWorkspace = { SLACK_BOT_TOKEN: true } as const;
const manyWorkspaces = variables
  .pick({
    SLACK_CLIENT_ID: true,
    SLACK_CLIENT_SECRET: true,
    SLACK_TEAMS: true,
    PAYLOAD_KEY: true,
    DATABASE_URL: true,
  })
  .required();
const installing = variables.pick({ SLACK_STATE_SECRET: true, PUBLIC_URL: true }).required();
const oauthBotVariables = httpVariables
  .omit(oneWorkspace)
  .extend(manyWorkspaces.shape)
  .extend(installing.shape);
const oauthWorkerVariables = workerVariables.omit(oneWorkspace).extend(manyWorkspaces.shape);

export type BotConfig = (
  | Pick<Variables, keyof typeof shared>
  | Omit<z.infer<typeof oauthBotVariables>, 'PORT' | 'SLACK_SIGNING_SECRET'>
) & {
  /** How Slack reaches the bot. */
  door: SlackDoor;
};
const codecVariables = variables
  .pick({ PAYLOAD_KEY: true, CODEC_PORT: true, CODEC_HOST: true, CODEC_ORIGIN: true })
  .required({ PAYLOAD_KEY: true });
export type CodecConfig = z.infer<typeof codecVariables>;
export type WorkerConfig = z.infer<typeof workerVariables> | z.infer<typeof oauthWorkerVariables>;

/** Reads what `npm run bot` needs. */
export function readBotConfig(env: NodeJS.ProcessEnv): Reading<BotConfig> {
  if (isOAuth(env) || env['SLACK_MODE'] === 'http') {
    const { config, ...reading } = isOAuth(env)
      ? read(oauthBotVariables, env)
      : read(httpVariables, env);
    if (!config) return reading;
    const { SLACK_SIGNING_SECRET: signingSecret, PORT: port, ...rest } = config;
    return { ...reading, config: { ...rest, door: { mode: 'http', signingSecret, port } } };
  }
  const { config, ...reading } = read(socketVariables, env);
  if (!config) return reading;
  const { SLACK_APP_TOKEN: appToken, ...rest } = config;
  return { ...reading, config: { ...rest, door: { mode: 'socket', appToken } } };
}

/** Reads what `npm run worker` needs. */
export function readWorkerConfig(env: NodeJS.ProcessEnv): Reading<WorkerConfig> {
  return isOAuth(env) ? read(oauthWorkerVariables, env) : read(workerVariables, env);
}

/** Reads every variable there is, for whoever looks at all of it; whatever is missing is a problem. */
export function readAnyConfig(env: NodeJS.ProcessEnv): Reading<unknown> {
  if (isOAuth(env)) return read(oauthWorkerVariables.extend(oauthBotVariables.shape), env);
  const door = env['SLACK_MODE'] === 'http' ? httpVariables : socketVariables;
  return read(workerVariables.extend(door.shape), env);
}

/** Reads what `npm run codec-server` needs. @throws ConfigError naming every variable that is missing or malformed. */
export function loadCodecConfig(env: NodeJS.ProcessEnv): CodecConfig {
  return configOf(read(codecVariables, env));
}

/** Reads what `npm run backup` needs. @throws ConfigError when DATABASE_URL is missing or malformed. */
export function loadStoreConfig(env: NodeJS.ProcessEnv): Pick<Variables, 'DATABASE_URL'> {
  return configOf(read(variables.pick({ DATABASE_URL: true }), env));
}

/** @throws ConfigError with everything that is wrong with the environment */
export function configOf<Config>({ config, problems }: Reading<Config>): Config {
  if (config !== undefined) return config;
  throw new ConfigError(
    `The environment is not complete:\n${problems.map((line) => `  ${line}`).join('\n')}\n` +
      'See .env.example for what each is for; `npm start` needs none of them.',
  );
}

function read<Schema extends z.ZodObject>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): Reading<z.infer<Schema>> {
  const files = withSecretFiles(env);
  const given = Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== ''));
  const known = knownOf(schema, given);
  const result = schema.safeParse(given);
  const issues = result.error?.issues ?? [];
  const problems = [
    ...issues.flatMap((issue) => {
      const name = issue.path.join('.');
      if (given[name] !== undefined) return [`${name} ${issue.message}`];
      // What is wrong with its file is told already.
      return given[`${name}_FILE`] === undefined ? [`${name} is not set`] : [];
    }),
    ...files.problems,
    ...('TEMPORAL_TLS_CA' in schema.shape ? readTemporalTls(known).problems : []),
    ...('SLACK_API_URL' in schema.shape ? tokenProblems(known) : []),
    ...('SLACK_CLIENT_ID' in schema.shape ? oauthProblems(schema, files.env) : []),
    ...portProblems(known),
  ];
  const config = problems.length === 0 && result.success ? { config: result.data } : {};
  return { ...config, known, problems };
}

function knownOf(schema: z.ZodObject, given: NodeJS.ProcessEnv): Partial<Variables> {
  const fields = Object.entries(variables.shape).flatMap(([name, variable]) => {
    const { data } = variable.safeParse(given[name]);
    return name in schema.shape && data !== undefined ? [[name, data] as const] : [];
  });
  return Object.fromEntries(fields);
}

function tokenProblems(known: Partial<Variables>) {
  const name = known.SLACK_BOT_TOKEN === undefined ? 'SLACK_CLIENT_SECRET' : 'SLACK_BOT_TOKEN';
  const { [name]: secret, SLACK_API_URL: url } = known;
  if (secret === undefined || url === undefined) return [];
  const simulated = /^(xoxb-)?standin-/.test(secret);
  if (simulated === isLoopback(new URL(url))) return [];
  return [
    simulated
      ? `${name} is the simulated Slack's, but SLACK_API_URL is not on this machine.`
      : `SLACK_API_URL is on this machine, but ${name} looks real: unset one of the two.`,
  ];
}

function isOAuth(env: NodeJS.ProcessEnv): boolean {
  const names = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_CLIENT_SECRET_FILE'];
  return names.some((name) => (env[name] ?? '') !== '');
}

function oauthProblems({ shape }: z.ZodObject, env: NodeJS.ProcessEnv): string[] {
  return [
    (env['SLACK_BOT_TOKEN'] ?? '') !== '' &&
      'SLACK_BOT_TOKEN and SLACK_CLIENT_ID are both set: the one is for a single workspace, the other for many that install the app. Unset one of the two.',
    'SLACK_MODE' in shape &&
      env['SLACK_MODE'] !== 'http' &&
      'SLACK_MODE must be http with SLACK_CLIENT_ID: browsers that install the app have to reach it.',
  ].filter((problem) => problem !== false);
}

/** Two cannot listen on one port. */
function portProblems({ PORT: port, METRICS_PORT: metrics }: Partial<Variables>): string[] {
  if (port === undefined || port !== metrics) return [];
  return ['METRICS_PORT is the same as PORT: give each of them a port of its own.'];
}
