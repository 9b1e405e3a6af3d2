import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { InstallProvider, type Installation as SlackInstallation } from '@slack/oauth';
import { WebClient } from '@slack/web-api';
import { slackClientOptions } from '../slack/client-options.ts';
import type { Installation } from '../slack/installation.ts';
import { botScopes } from '../slack/scopes.ts';
import type { boltLogger } from './bolt-logger.ts';
import type { SlackOAuth } from './deps.ts';
import { installPath, redirectPath } from './install-paths.ts';
import { showInstallPage } from './install-page.ts';

interface Around {
  apiUrl: string;
  logger: ReturnType<typeof boltLogger>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * What browsers may ask for: the way to Slack that installs the app, and the way back. State is bound to the browser
 * by a cookie, and only workspaces that were named are taken.
 * @returns undefined for any other request
 */
export function createInstallDoor(
  oauth: SlackOAuth,
  { apiUrl, logger, now }: Around,
): (request: IncomingMessage) => RequestListener | undefined {
  const { clientId, clientSecret, stateSecret, publicUrl, installations, teams } = oauth;
  const toSlack = {
    scopes: [...botScopes],
    redirectUri: new URL(redirectPath, publicUrl).href,
  };
  const provider = new InstallProvider({
    clientId,
    clientSecret,
    stateSecret,
    directInstall: true,
    installUrlOptions: toSlack,
    authorizationUrl: new URL('/oauth/v2/authorize', apiUrl).href,
    clientOptions: slackClientOptions(apiUrl),
    logger,
    installationStore: {
      storeInstallation: async (given) => {
        const installation = installationOf(given, now());
        if (installation !== undefined) await installations.keep(installation);
      },
      fetchInstallation: () => Promise.reject(new Error('Tokens are had elsewhere.')),
    },
  });

  const install: RequestListener = (request, response) =>
    void provider.handleInstallPath(request, response).catch(() => failed(response));
  const redirect: RequestListener = (request, response) =>
    void provider
      .handleCallback(request, response, {
        afterInstallation: async (given) => mayStay(given, response),
        success: ({ team }) =>
          showInstallPage(response, 200, {
            heading: `Adjutant is installed in ${nameOf(team)}`,
            text: 'You can close this page. Invite Adjutant to a channel there, and type /adops help.',
          }),
        failure: () => failed(response),
      })
      .catch(() => failed(response));

  return ({ method, url = '' }) => {
    if (method !== 'GET') return undefined;
    const [path] = url.split('?');
    if (path === installPath) return install;
    return path === redirectPath ? redirect : undefined;
  };

  /** Gives the token back, and says why, where the workspace is none that we work for. */
  async function mayStay(given: SlackInstallation, response: ServerResponse): Promise<boolean> {
    const { team, isEnterpriseInstall } = given;
    const installation = installationOf(given, now());
    if (installation !== undefined && teams.includes(installation.team)) return true;
    if (given.bot) {
      const slack = new WebClient(given.bot.token, slackClientOptions(apiUrl));
      await slack.auth.revoke().catch(() => logger.warn('A token could not be given back.'));
    }
    showInstallPage(
      response,
      403,
      isEnterpriseInstall === true
        ? {
            heading: 'Adjutant is installed workspace by workspace',
            text: 'Choose one workspace on the page of Slack, not the whole organisation.',
          }
        : {
            heading: `Adjutant does not work for ${nameOf(team)}`,
            text: `Nothing was kept. Whoever runs Adjutant adds ${team?.id ?? 'the workspace'} to SLACK_TEAMS, then install it again.`,
          },
    );
    return false;
  }
}

function failed(response: ServerResponse): void {
  if (response.headersSent) return;
  showInstallPage(response, 400, {
    heading: 'Adjutant was not installed',
    text: `Slack or this browser did not bring back what was expected, or it took longer than ten minutes. Begin again at ${installPath}.`,
  });
}

const nameOf = (team: SlackInstallation['team']): string =>
  team === undefined ? 'this workspace' : `«${team.name ?? team.id}»`;

/** Undefined for one that is no installation of a bot into a workspace. */
function installationOf(given: SlackInstallation, now: number): Installation | undefined {
  const { team, bot, user } = given;
  if (team === undefined || bot === undefined || given.isEnterpriseInstall === true) {
    return undefined;
  }
  const { refreshToken, expiresAt } = bot;
  return {
    team: team.id,
    teamName: team.name ?? team.id,
    botToken: bot.token,
    botId: bot.id,
    botUser: bot.userId,
    ...(refreshToken !== undefined &&
      expiresAt !== undefined && { rotation: { refreshToken, expiresAt: expiresAt * 1000 } }),
    by: user.id,
    installedAt: new Date(now).toISOString(),
  };
}
