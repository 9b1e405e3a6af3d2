import type { Bot } from '../../src/bot/app.ts';
import { eventsPath } from '../../src/bot/events-path.ts';
import type { SlackDoor } from '../../src/bot/deps.ts';
import type { SlackDriver } from '../../src/standins/slack/driver.ts';
import { standinAppToken, standinSigningSecret } from '../../src/standins/slack/tokens.ts';

/** How the bot under test hears of what people do: over a socket, or by HTTP in the runs that are named so. */
export const slackDoor: SlackDoor =
  process.env['TEST_SLACK_MODE'] === 'http'
    ? { mode: 'http', signingSecret: standinSigningSecret, port: 0 }
    : { mode: 'socket', appToken: standinAppToken };

/** Starts the bot, and tells the simulated Slack where it is. @returns its port, in HTTP mode */
export async function startOn(slack: SlackDriver, bot: Bot): Promise<number | undefined> {
  const port = await bot.start();
  await slack.requestUrl(port === undefined ? undefined : `http://127.0.0.1:${port}${eventsPath}`);
  return port;
}
