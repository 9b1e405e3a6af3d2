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

/** Every environment variable Adjutant reads, with what it is for: the one place they are declared. */
export const variables = z.object({
  SLACK_BOT_TOKEN: z
    .string()
    .regex(/^xoxb-/, 'must be a bot token, beginning with xoxb-')
    .describe('Bot token of the Slack app (OAuth & Permissions).'),
  SLACK_APP_TOKEN: z
    .string()
    .regex(/^xapp-/, 'must be an app-level token, beginning with xapp-')
    .describe('App-level token with connections:write, for Socket Mode (Basic Information).'),
  SLACK_MODE: z
    .enum(['socket', 'http'])
    .default('socket')
    .describe('How Slack reaches the bot: socket (it calls Slack), or http (Slack calls it).'),
  SLACK_SIGNING_SECRET: z
    .string()
    .min(1)
    .describe('Signing secret of the Slack app, for SLACK_MODE=http (Basic Information).'),
  PORT: portNumber
    .default(3000)
    .describe('Port the bot listens on for Slack, for SLACK_MODE=http.'),
  SLACK_API_URL: serviceUrl('https://slack.com/api/').describe(
    "Any Slack-compatible Web API; Slack's own by default.",
  ),
  SOCIAL_BASE_URL: serviceUrl().describe('Base address of the social management service.'),
  SOCIAL_KEY: z.string().min(1).describe('Agency token of the social management service.'),
  SEARCH_BASE_URL: serviceUrl().describe(
    'Base address of the search reporting service, without the version.',
  ),
  SEARCH_USERNAME: z.string().min(1).describe('Account of the search reporting service.'),
  SEARCH_PASSWORD: z.string().min(1).describe('Password of that account.'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:|postgres(ql)?:\/\/)./,
      'must be file:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
    )
    .describe(
      'What workers share: file:PATH (all of them on one machine), or postgres://… (any number).',
    ),
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
    .describe('API key for Temporal Cloud; switches TLS on.'),
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
    ),
  CODEC_PORT: portNumber
    .default(8089)
    .describe('Port of npm run codec-server, which lets the Temporal UI read what is encrypted.'),
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
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged.'),
});

function serviceUrl(fallback?: string) {
  const url = z
    .url({ protocol: /^https?$/, error: 'must be an address beginning with https://' })
    .refine((value) => value.startsWith('https:') || isLoopback(new URL(value)), {
      error: 'must be https: plain http is for this machine only',
    });
  return fallback === undefined ? url : url.default(fallback);
}
