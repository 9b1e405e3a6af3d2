import { App, SocketModeReceiver } from '@slack/bolt';
import { Client, Connection } from '@temporalio/client';

/* The least bot that does such work: Bolt on Socket Mode and a Temporal client, one command. */

const {
  SLACK_BOT_TOKEN = '',
  SLACK_APP_TOKEN = '',
  SLACK_API_URL = '',
  TEMPORAL_ADDRESS = '',
} = process.env;
const clientOptions = { slackApiUrl: SLACK_API_URL };
const client = new Client({ connection: await Connection.connect({ address: TEMPORAL_ADDRESS }) });
const app = new App({
  token: SLACK_BOT_TOKEN,
  clientOptions,
  receiver: new SocketModeReceiver({
    appToken: SLACK_APP_TOKEN,
    installerOptions: { clientOptions },
  }),
});
app.command('/hello', async ({ ack, command, respond }) => {
  await ack();
  const options = { taskQueue: 'hello', workflowId: command.trigger_id, args: [command.text] };
  await respond(String(await client.workflow.execute('hello', options)));
});
await app.start();
process.once('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });
