import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { eventNames, eventUses } from '../../src/bot/event-names.ts';
import { eventsPath } from '../../src/bot/events-path.ts';
import { installPath, redirectPath } from '../../src/bot/install-paths.ts';
import { stepIds } from '../../src/shared/ids.ts';
import { shortcuts } from '../../src/shared/shortcuts.ts';
import { steps } from '../../src/shared/steps.ts';
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

const whereOf = {
  global: 'the menu beside the message box, and search',
  message: 'the menu of a message, **More message shortcuts**',
} as const;

/** What fills pickers is no step that people use. */
const stepsOfPeople = Object.values(stepIds).map((id) => steps[id]);

const page = (): string => `# Setting up Slack

<!-- Written by \`npm run docs\` from scripts/slack/setup-document.ts: change it there. -->

You need the right to install apps in your workspace, and ten minutes. With one bot token Adjutant runs in one workspace;
[many workspaces](#many-workspaces) of one agency install it themselves.

## 1. Make the app

1. \`npm run manifest\` writes \`manifest.json\` for **Socket Mode**: the bot opens a connection to Slack, so that nothing of
   yours has to be reachable from outside. For **HTTP mode**, where Slack calls you, name the address that reaches the bot:
   \`npm run manifest -- --url https://adjutant.example.com${eventsPath}\`. Without a paid plan of Slack's add
   \`--without-steps\`.
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

## Many workspaces

One Adjutant, one policy and one account at each ad service can serve several workspaces of an agency: each installs the
app, sees what was begun in it, and nothing of the others. This takes HTTP mode, an address that browsers reach, and a store
(\`DATABASE_URL\`) that bot and workers share.

1. Make the app in HTTP mode, as above, with \`--without-steps\`, then **Manage Distribution** → **Activate Public Distribution**. Who may install it is
   still yours to say, by \`SLACK_TEAMS\`. **OAuth & Permissions** → **Token Rotation** may be opted into.
2. Set these instead of \`SLACK_BOT_TOKEN\`, for the bot and for every worker:

| variable | what |
| --- | --- |
| \`SLACK_CLIENT_ID\`, \`SLACK_CLIENT_SECRET\` | **Basic Information** → App Credentials |
| \`SLACK_TEAMS\` | ids of the workspaces that may install it, with commas, the main one first: there \`ENGINEERS_CHANNEL\` is, and what was begun before |
| \`PAYLOAD_KEY\` | encrypts the tokens in the store, and what Temporal keeps |
| \`DATABASE_URL\` | the store, also for the bot |
| \`SLACK_STATE_SECRET\`, \`PUBLIC_URL\` | the bot only: \`openssl rand -hex 32\`, and its address, \`https://adjutant.example.com\` |

3. What stands in front of the bot passes on \`GET ${installPath}\` and \`GET ${redirectPath}\` too.
4. In the policy, \`teams.workspace\` is the list of their ids.
5. Whoever looks after a workspace opens \`https://adjutant.example.com${installPath}\` and allows it. One workspace at a time:
   an installation for a whole organisation is refused.

A workspace that removes the app is forgotten at once: its runs end with the next thing they ask of Slack, and its digests and
watches pause until somebody there resumes them, with the app installed again.

## What it may do, and what for

Each scope is in the manifest because something uses it; a test fails when one is missing or left over.

| scope | what for |
| --- | --- |
${botScopes.map((scope) => `| \`${scope}\` | ${scopeUses(scope).join('; ')} |`).join('\n')}

| event | what for |
| --- | --- |
${eventNames.map((name) => `| \`${name}\` | ${eventUses[name]} |`).join('\n')}

| shortcut | where | what for |
| --- | --- | --- |
${Object.values(shortcuts)
  .map(({ name, type, description }) => `| «${name}» | ${whereOf[type]} | ${description} |`)
  .join('\n')}

| step in Workflow Builder | what for |
| --- | --- |
${stepsOfPeople.map(({ title, description }) => `| «${title}» | ${description} |`).join('\n')}

Histories are read only to look for a message of its own whose answer was lost. Messages of people are not kept.

## Steps in Workflow Builder

Whoever may build workflows finds the steps there under **Adjutant**. A step runs in the name of the person who started the
workflow, or pressed its button last: Slack says who, and whoever builds the workflow cannot choose somebody else. That
person passes the same policy as with the command, and a step waits for people as long as they take.

- Steps need a paid plan of Slack's, and a workspace that stands alone. Below an organisation Slack shows only steps of apps that are
  installed for all of it, which Adjutant is not made for; and an app with steps cannot be given to other workspaces. In those
  cases: \`npm run manifest -- --without-steps\`. All else works the same.
- The plan of «Launch a media plan» is text, or a file that a form of the workflow asked for: insert the variable of that file and
  choose its **File ID**. It may have 50,000 bytes; a larger one is launched by «Launch this plan» on a message with the file.
- A workflow that begins by itself has nobody in whose name a step could run: put a message with a button before the step.
- Which values a step takes and hands on is in \`manifest.json\`, under \`functions\`.

## When something is wrong

- **«/adops failed with the error dispatch_failed»**: the bot does not run, or Slack does not reach it.
- **«Slack refuses SLACK_BOT_TOKEN: account_inactive»** at the start: the app was removed; install it again.
- **\`missing_scope\`** in the log: the app was made from an older manifest. **App Manifest** → paste the new one → **Save** →
  **Reinstall**.
- **\`not_in_channel\`**: invite it.
`;
