import type { SlackEventMiddlewareArgs } from '@slack/bolt';
import type { BotDeps } from './deps.ts';
import { refreshHome } from './refresh-home.ts';

/** Somebody opened a tab of the app. */
export async function openHome(
  { event, body }: SlackEventMiddlewareArgs<'app_home_opened'>,
  deps: BotDeps,
): Promise<void> {
  if (event.tab === 'home') await refreshHome({ user: event.user, team: body.team_id }, deps);
}
