import type { Authorize } from '@slack/bolt';
import type { AuthTestResponse, WebClient } from '@slack/web-api';
import { NotInstalledError } from '../slack/installation.ts';
import type { BotDeps, SlackOAuth } from './deps.ts';

/** A delivery of a Slack workspace that we do not work for. */
export class ForeignTeamError extends Error {
  override name = 'ForeignTeamError';
  readonly team: string | undefined;

  constructor(team: string | undefined) {
    super('a delivery of a Slack workspace that is not ours');
    this.team = team;
  }
}

/**
 * Finds the token for a delivery, and is the one place where those of other workspaces are refused. People of others
 * who are in our channels are none of its business: the workspace of the delivery is ours, and the policy judges them.
 */
export function createAuthorize(slack: BotDeps['slack'], client: WebClient): Authorize<boolean> {
  return 'oauth' in slack ? ofMany(slack.oauth) : ofOne(slack.botToken, client);
}

function ofMany({ teams, installations }: SlackOAuth): Authorize<boolean> {
  return async ({ teamId, isEnterpriseInstall }) => {
    if (teamId === undefined || isEnterpriseInstall || !teams.includes(teamId)) {
      throw new ForeignTeamError(teamId);
    }
    try {
      const { botToken, botId, botUser } = await installations.of(teamId);
      return { botToken, botId, botUserId: botUser, teamId };
    } catch (error) {
      throw error instanceof NotInstalledError ? new ForeignTeamError(teamId) : error;
    }
  };
}

function ofOne(botToken: string, client: WebClient): Authorize<boolean> {
  let home: Promise<AuthTestResponse> | undefined;

  return async ({ teamId, enterpriseId }) => {
    home ??= ask();
    const { team_id, enterprise_id, is_enterprise_install: isOfOrganisation } = await home;
    const isOurs =
      isOfOrganisation === true
        ? enterpriseId !== undefined && enterpriseId === enterprise_id
        : teamId !== undefined && teamId === team_id;
    if (!isOurs) throw new ForeignTeamError(teamId);
    return { botToken };
  };

  /** Once; again with the next delivery where Slack did not answer. */
  async function ask(): Promise<AuthTestResponse> {
    try {
      return await client.auth.test({ token: botToken });
    } catch (error) {
      home = undefined;
      throw error;
    }
  }
}
