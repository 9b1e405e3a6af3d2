import { z } from 'zod';
import type { DoorAnswer } from '../doors.ts';
import { app, team } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { apiHome } from '../state/api-view.ts';
import { openDirect } from '../state/find-channel.ts';
import { findPerson, verificationToken } from './payload.ts';

const HomeDoor = z.object({ user: z.string() });

/** Somebody opens the app's Home tab. */
export async function home(slack: Slack, body: unknown): Promise<DoorAnswer> {
  const { user } = HomeDoor.parse(body);
  findPerson(user);
  const shown = slack.homes.get(user);
  const eventTs = slack.nextTs();
  await slack.deliver('events_api', {
    token: verificationToken,
    team_id: team.id,
    api_app_id: app.id,
    event: {
      type: 'app_home_opened',
      user,
      channel: openDirect(slack, user).id,
      tab: 'home',
      event_ts: eventTs,
      ...(shown && { view: apiHome(shown) }),
    },
    type: 'event_callback',
    event_id: slack.newId('Ev'),
    event_time: Math.floor(slack.now() / 1000),
    authorizations: [
      {
        enterprise_id: null,
        team_id: team.id,
        user_id: app.botUser,
        is_bot: true,
        is_enterprise_install: false,
      },
    ],
    is_ext_shared_channel: false,
  });
  return { ok: true };
}
