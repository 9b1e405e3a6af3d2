import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { eventNames, eventUses } from '../../src/bot/event-names.ts';
import { eventsPath } from '../../src/bot/events-path.ts';
import { botScopes, scopeUses } from '../../src/slack/scopes.ts';
import { manifestText } from './manifest.ts';

/** How to make the Slack app, and the manifest it is made from; by path from the root of the repository. */
export async function slackDocuments(): Promise<Map<string, string>> {
  const style = await resolveConfig(fileURLToPath(new URL('../../package.json', import.meta.url)));
  return new Map([
    ['manifest.json', manifestText({ mode: 'socket' })],
    ['docs/slack-setup.md', await format(page(), { ...style, parser: 'markdown' })],
  ]);
}

const page = (): string => `# Setting up Slack

<!-- Written by \`npm run docs\` from scripts/slack/setup-document.ts: change it there. -->

You need the right to install apps in your workspace, and ten minutes. Adjutant runs in one workspace, with one bot token.

## 1. Make the app

1. \`npm run manifest\` writes \`manifest.json\` for **Socket Mode**: the bot opens a connection to Slack, so that nothing of
   yours has to be reachable from outside. For **HTTP mode**, where Slack calls you, name the address that reaches the bot:
   \`npm run manifest -- --url https://adjutant.example.com${eventsPath}\`.
2. Open \`https://api.slack.com/apps\` → **Create New App** → **From a manifest** → choose your workspace → paste the file → **Create**.
3. **Basic Information** → **Display Information**: add an icon if you like.
4. **Install App** → **Install to Workspace** → **Allow**.

## 2. Take its tokens

| variable | where |
| --- | --- |
| \`SLACK_BOT_TOKEN\` | **OAuth & Permissions** → Bot User OAuth Token, begins with \`xoxb-\` |
| \`SLACK_APP_TOKEN\` | Socket Mode only: **Basic Information** → App-Level Tokens → **Generate**, with the scope \`connections:write\`; begins with \`xapp-\` |
| \`SLACK_SIGNING_SECRET\` | HTTP mode only: **Basic Information** → App Credentials → Signing Secret |

Put them where the bot finds its environment. In HTTP mode set \`SLACK_MODE=http\` too, and \`PORT\` unless 3000 is right; in front
of it belongs something that ends TLS and passes on \`POST ${eventsPath}\`, body and headers unchanged.

Start the bot, then, in HTTP mode, **Event Subscriptions** → **Request URL** → **Retry**: it must say *Verified*.

## 3. Invite it

In each channel it shall work in: \`/invite @Adjutant\`. It posts nowhere else, except to people directly.

## What it may do, and what for

Each scope is in the manifest because something uses it; a test fails when one is missing or left over.

| scope | what for |
| --- | --- |
${botScopes.map((scope) => `| \`${scope}\` | ${scopeUses(scope).join('; ')} |`).join('\n')}

| event | what for |
| --- | --- |
${eventNames.map((name) => `| \`${name}\` | ${eventUses[name]} |`).join('\n')}

Histories are read only to look for a message of its own whose answer was lost. Messages of people are not kept.

## When something is wrong

- **«/adops failed with the error dispatch_failed»**: the bot does not run, or Slack does not reach it.
- **«Slack refuses SLACK_BOT_TOKEN: account_inactive»** at the start: the app was removed; install it again.
- **\`missing_scope\`** in the log: the app was made from an older manifest. **App Manifest** → paste the new one → **Save** →
  **Reinstall**.
- **\`not_in_channel\`**: invite it.
`;
