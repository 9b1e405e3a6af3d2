import { eventNames, type EventName } from '../../src/bot/event-names.ts';
import { redirectPath } from '../../src/bot/install-paths.ts';
import { commandNames } from '../../src/messages/help-topics.ts';
import { slashCommand } from '../../src/shared/ids.ts';
import { shortcuts } from '../../src/shared/shortcuts.ts';
import { steps } from '../../src/shared/steps.ts';
import { botScopes } from '../../src/slack/scopes.ts';

/** How Slack reaches the bot; `url` is the request URL, `https://adjutant.example.com/slack/events`. */
export type ManifestMode = { mode: 'socket' } | { mode: 'http'; url: string };

export interface ManifestSettings {
  /** Steps for Workflow Builder, which need a paid plan of Slack's and an app that is ready for organisations. */
  steps?: boolean;
}

/** The Slack app as Slack's own manifest format has it: what the program uses, and nothing else. */
export function slackManifest(
  reached: ManifestMode,
  { steps: hasSteps = true }: ManifestSettings = {},
): object {
  const address = reached.mode === 'http' ? { request_url: reached.url } : {};
  return {
    _metadata: { major_version: 2 },
    display_information: {
      name: 'Adjutant',
      description:
        'The ad-ops officer: launches media plans, keeps changes under control, reports.',
      long_description: longDescription,
      background_color: '#1f2d3d',
    },
    features: {
      app_home: {
        home_tab_enabled: true,
        messages_tab_enabled: true,
        messages_tab_read_only_enabled: true,
      },
      bot_user: { display_name: 'Adjutant', always_online: true },
      shortcuts: Object.entries(shortcuts).map(([callback_id, shortcut]) => ({
        ...shortcut,
        callback_id,
      })),
      slash_commands: [
        {
          command: slashCommand,
          description: 'Launch media plans, change bids and budgets, look at figures',
          usage_hint: usageHint(),
          should_escape: false,
          ...(reached.mode === 'http' && { url: reached.url }),
        },
      ],
    },
    oauth_config: {
      ...(reached.mode === 'http' && {
        redirect_urls: [new URL(redirectPath, reached.url).href],
      }),
      scopes: { bot: botScopes },
    },
    settings: {
      event_subscriptions: {
        ...address,
        bot_events: hasSteps ? eventNames : eventNames.filter((name) => name !== stepEvent),
      },
      interactivity: {
        is_enabled: true,
        ...address,
        ...(reached.mode === 'http' && { message_menu_options_url: reached.url }),
      },
      org_deploy_enabled: hasSteps,
      socket_mode_enabled: reached.mode === 'socket',
      token_rotation_enabled: false,
      ...(hasSteps && { function_runtime: 'remote' }),
    },
    ...(hasSteps && { functions: steps }),
  };
}

/** The file as it is pasted into Slack. */
export const manifestText = (reached: ManifestMode, settings?: ManifestSettings): string =>
  `${JSON.stringify(slackManifest(reached, settings), undefined, 2)}\n`;

/** What steps come as. */
const stepEvent: EventName = 'function_executed';

/** Slack shows little of it: the first commands, and that there is help. */
function usageHint(): string {
  return ['launch', 'pause', 'bid', 'budget', 'why', 'help']
    .filter((name) => commandNames.some((known) => known === name))
    .join(' | ');
}

const longDescription =
  'Adjutant builds and launches media plans, pauses and resumes, and changes bids and budgets through approvals, ' +
  'from the channel where the work is talked about. Every change is checked against the policy of the agency, ' +
  'read back from the service, and written into a ledger that can be asked who did what, when and why.';
