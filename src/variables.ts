import { z } from 'zod';
import { parsePayloadKeys, PayloadKeyError } from './codec/payload-keys.ts';
import { isLoopback } from './shared/is-loopback.ts';

const portNumber = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be a port number')
  .max(65_535, 'must be a port number');

const messageOf = (error: unknown): string =>
  error instanceof PayloadKeyError ? error.message : 'cannot be read';

/** May also be given as the path of a file that holds it, by NAME_FILE. */
const secret = { secret: true } as const;

/** Every environment variable Adjutant reads, with what it is for: the one place they are declared. */
export const variables = z.object({
  SLACK_BOT_TOKEN: z
    .string()
    .regex(/^xoxb-/, 'must be a bot token, beginning with xoxb-')
    .describe('Bot token of the Slack app (OAuth & Permissions).')
    .meta(secret),
  SLACK_APP_TOKEN: z
    .string()
    .regex(/^xapp-/, 'must be an app-level token, beginning with xapp-')
    .describe('App-level token with connections:write, for Socket Mode (Basic Information).')
    .meta(secret),
  SLACK_MODE: z
    .enum(['socket', 'http'])
    .default('socket')
    .describe('How Slack reaches the bot: socket (it calls Slack), or http (Slack calls it).'),
  SLACK_SIGNING_SECRET: z
    .string()
    .min(1)
    .describe('Signing secret of the Slack app, for SLACK_MODE=http (Basic Information).')
    .meta(secret),
  SLACK_CLIENT_ID: z
    .string()
    .regex(/^\d+\.\d+$/, 'must be a client id such as 1234567890.1234567890')
    .optional()
    .describe(
      'Instead of SLACK_BOT_TOKEN, for many workspaces that install the app: its client id (Basic Information).',
    ),
  SLACK_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Client secret of the Slack app, with SLACK_CLIENT_ID (Basic Information).')
    .meta(secret),
  SLACK_STATE_SECRET: z
    .string()
    .min(32, 'must have 32 characters at least (openssl rand -hex 32)')
    .optional()
    .describe(
      'Signs what browsers bring back from Slack, with SLACK_CLIENT_ID (openssl rand -hex 32).',
    )
    .meta(secret),
  SLACK_TEAMS: z
    .string()
    .regex(
      /^\s*T[A-Z0-9]+(\s*,\s*T[A-Z0-9]+)*\s*$/,
      'must be ids of Slack workspaces such as T0123ABCD, with commas between them',
    )
    .transform((text) => text.split(',').map((id) => id.trim()))
    .optional()
    .describe(
      'Workspaces that may install the app, with SLACK_CLIENT_ID: ids with commas, the main one first.',
    ),
  PUBLIC_URL: serviceUrl()
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Where browsers reach the bot (https), with SLACK_CLIENT_ID.'),
  PORT: portNumber
    .default(3000)
    .describe('Port the bot listens on for Slack, for SLACK_MODE=http.'),
  SLACK_API_URL: serviceUrl('https://slack.com/api/').describe(
    "Any Slack-compatible Web API; Slack's own by default.",
  ),
  SOCIAL_BASE_URL: serviceUrl().describe('Base address of the social management service.'),
  SOCIAL_KEY: z
    .string()
    .min(1)
    .describe('Agency token of the social management service.')
    .meta(secret),
  SEARCH_BASE_URL: serviceUrl().describe(
    'Base address of the search reporting service, without the version.',
  ),
  SEARCH_USERNAME: z.string().min(1).describe('Account of the search reporting service.'),
  SEARCH_PASSWORD: z.string().min(1).describe('Password of that account.').meta(secret),
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:|postgres(ql)?:\/\/)./,
      'must be file:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
    )
    .describe(
      'What workers share: file:PATH (all of them on one machine), or postgres://… (any number).',
    )
    .meta(secret),
  POLICY_FILE: z
    .string()
    .min(1)
    .default('config/policy.yaml')
    .describe('Who may do what, and what needs approval; read again when it changes.'),
  ENGINEERS_CHANNEL: z
    .string()
    .regex(/^[CG][A-Z0-9]+$/, "must be a channel's id such as C0123ABCD")
    .optional()
    .describe('Slack channel that is told what only engineers can mend, such as a broken policy.'),
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^[^\s/]+:\d+$/, 'must be host:port, such as 127.0.0.1:7233')
    .describe("host:port of the Temporal server's frontend."),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default').describe('Temporal namespace.'),
  TEMPORAL_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key for Temporal Cloud; switches TLS on.')
    .meta(secret),
  TEMPORAL_TLS_CA: z
    .string()
    .min(1)
    .optional()
    .describe("PEM file with the certificate of who signs the Temporal server's; switches TLS on."),
  TEMPORAL_TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe('PEM file with the certificate we show the Temporal server (mTLS).'),
  TEMPORAL_TLS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('PEM file with the private key of that certificate.'),
  TEMPORAL_TLS_SERVER_NAME: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a host name')
    .optional()
    .describe("Name in the Temporal server's certificate, where it is not that of its address."),
  PAYLOAD_KEY: z
    .string()
    .transform((text, context) => {
      try {
        return parsePayloadKeys(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: messageOf(error) });
        return z.NEVER;
      }
    })
    .optional()
    .describe(
      'Encrypts what Temporal keeps: NAME:KEY (openssl rand -base64 32); older ones after a comma.',
    )
    .meta(secret),
  CODEC_PORT: portNumber
    .default(8089)
    .describe('Port of npm run codec-server, which lets the Temporal UI read what is encrypted.'),
  CODEC_HOST: z
    .enum(['127.0.0.1', '0.0.0.0'])
    .default('127.0.0.1')
    .describe(
      'Address it listens on: this machine only; 0.0.0.0 in a container that publishes it on loopback.',
    ),
  CODEC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:8233' })
    .default('http://localhost:8233')
    .transform((value) => new URL(value).origin)
    .describe('Address of the Temporal UI that may ask the codec server.'),
  WORKFLOW_BUNDLE: z
    .string()
    .min(1)
    .optional()
    .describe('File with the workflows bundled before; the worker bundles them itself without.'),
  METRICS_PORT: portNumber
    .optional()
    .describe('Port of /live, /ready and /metrics of this process; without it there is none.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('0.0.0.0')
    .describe('Address of this machine they are served on; all of them unless set.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
    .optional()
    .describe(
      'OpenTelemetry collector (OTLP over HTTP) that gets traces; without it there are none.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged.'),
});

export type Variables = z.infer<typeof variables>;
export type VariableName = keyof Variables;

/** Those whose value nobody may see. */
export const secretNames: readonly string[] = Object.entries(variables.shape)
  .filter(([, schema]) => schema.meta()?.['secret'] === true)
  .map(([name]) => name);

function serviceUrl(fallback?: string) {
  const url = z
    .url({ protocol: /^https?$/, error: 'must be an address beginning with https://' })
    .refine((value) => value.startsWith('https:') || isLoopback(new URL(value)), {
      error: 'must be https: plain http is for this machine only',
    });
  return fallback === undefined ? url : url.default(fallback);
}
