import { WebClient, type WebAPICallResult, type WebClientOptions } from '@slack/web-api';
import type { Installations } from './installations.ts';
import { currentTeam } from './team-context.ts';

/** Slack's client that calls as the workspace that is worked for; as `home` where nobody has said which one that is. */
export class TeamWebClient extends WebClient {
  readonly #installations: Pick<Installations, 'of'>;
  readonly #home: string;
  readonly #team: () => string | undefined;

  constructor(
    options: WebClientOptions,
    {
      installations,
      home,
      team = currentTeam,
    }: {
      installations: Pick<Installations, 'of'>;
      home: string;
      team?: () => string | undefined;
    },
  ) {
    super(undefined, options);
    this.#installations = installations;
    this.#home = home;
    this.#team = team;
  }

  /** The token it calls with now. @throws NotInstalledError */
  async teamToken(): Promise<string> {
    const { botToken } = await this.#installations.of(this.#team() ?? this.#home);
    return botToken;
  }

  override async apiCall(
    method: string,
    options: Record<string, unknown> = {},
  ): Promise<WebAPICallResult> {
    const { token = await this.teamToken() } = options;
    return super.apiCall(method, { ...options, token });
  }
}

/** The token a client calls with. */
export async function tokenOf(slack: WebClient): Promise<string> {
  return slack instanceof TeamWebClient ? slack.teamToken() : (slack.token ?? '');
}
