/** What Slack gave us when somebody installed the app into their workspace. */
export interface Installation {
  /** Id of the workspace. */
  team: string;
  teamName: string;
  botToken: string;
  botId: string;
  botUser: string;
  /** Only where tokens rotate: what the next token is had for, and when this one ends (Unix milliseconds). */
  rotation?: { refreshToken: string; expiresAt: number };
  /** Who installed it, and when. */
  by: string;
  installedAt: string;
}

/** The app is not in this workspace, or not any more. */
export class NotInstalledError extends Error {
  override name = 'NotInstalledError';
  readonly team: string;

  constructor(team: string) {
    super(
      `Adjutant is not installed in the Slack workspace ${team}. Whoever looks after it installs it there again, at the address that ends in /slack/install.`,
    );
    this.team = team;
  }
}

/** The token of a workspace has ended, and somebody is having a new one right now. */
export class TokenRenewalError extends Error {
  override name = 'TokenRenewalError';
}
