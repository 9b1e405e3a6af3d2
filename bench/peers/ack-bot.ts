import { App, HTTPReceiver, SocketModeReceiver } from '@slack/bolt';

/* The least bot: Bolt with one command, which it acknowledges and does nothing about. */

const {
  SLACK_BOT_TOKEN = '',
  SLACK_APP_TOKEN = '',
  SLACK_SIGNING_SECRET = '',
  SLACK_API_URL = '',
  SLACK_MODE = '',
  PORT = '',
} = process.env;
const clientOptions = { slackApiUrl: SLACK_API_URL };
const receiver =
  SLACK_MODE === 'http'
    ? new HTTPReceiver({ signingSecret: SLACK_SIGNING_SECRET })
    : new SocketModeReceiver({ appToken: SLACK_APP_TOKEN, installerOptions: { clientOptions } });
const app = new App({ token: SLACK_BOT_TOKEN, clientOptions, receiver });
app.command('/adops', async ({ ack }) => ack());
await app.start(Number(PORT));
process.once('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });
