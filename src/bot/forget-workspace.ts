import type { SlackEventMiddlewareArgs } from '@slack/bolt';
import type { BotDeps } from './deps.ts';

/** Somebody removed the app from a workspace, or took its token back: what we keep of it goes. */
export async function forgetWorkspace(
  { body, payload }: SlackEventMiddlewareArgs<'app_uninstalled' | 'tokens_revoked'>,
  { slack, log }: BotDeps,
): Promise<void> {
  const { team_id: team, event_time: at } = body;
  if (payload.type === 'tokens_revoked' && (payload.tokens.bot ?? []).length === 0) return;
  log.warn({ team, event: payload.type }, 'the app was removed from a Slack workspace');
  if (!('oauth' in slack)) return;
  const { installations } = slack.oauth;
  // Slack tells of it late at times: it may have been installed again since.
  if (!(await isOlder())) await installations.forget(team);

  async function isOlder(): Promise<boolean> {
    const found = await installations.kept(team);
    return found !== undefined && at * 1000 < Date.parse(found.installedAt) - 1_000;
  }
}
