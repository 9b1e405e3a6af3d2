import { WebClient, type FetchFunction } from '@slack/web-api';
import type { Logger } from 'pino';
import type { ActivityDeps } from './activities/index.ts';
import { openInstallations, type OAuthConfig } from './open-installations.ts';
import { slackClientOptions } from './slack/client-options.ts';
import { TeamWebClient } from './slack/team-web-client.ts';
import type { Store } from './store/open-store.ts';

type SlackConfig = { SLACK_API_URL: string } & ({ SLACK_BOT_TOKEN: string } | OAuthConfig);

/** Slack as a worker calls it: as the one workspace there is, or as the one that it works for at the moment. */
export function slackOfWorker(
  config: SlackConfig,
  around: { store: Pick<Store, 'installations'>; log: Logger; fetch?: FetchFunction | undefined },
): Pick<ActivityDeps, 'slack' | 'slackOfEngineers' | 'clientSecret'> {
  const options = slackClientOptions(config.SLACK_API_URL, around.fetch);
  if (!('SLACK_CLIENT_ID' in config)) {
    return { slack: new WebClient(config.SLACK_BOT_TOKEN, options) };
  }
  const installations = openInstallations(config, around);
  const [home = ''] = config.SLACK_TEAMS;
  return {
    slack: new TeamWebClient(options, { installations, home }),
    slackOfEngineers: new TeamWebClient(options, { installations, home, team: () => home }),
    clientSecret: config.SLACK_CLIENT_SECRET,
  };
}
