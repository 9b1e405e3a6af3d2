import { z } from 'zod';
import type { DoorAnswer } from '../doors.ts';
import type { Slack } from '../slack.ts';
import { apiHome } from '../state/api-view.ts';
import { openDirect } from '../state/find-channel.ts';
import { eventCallback } from './event-callback.ts';
import { findPerson } from './payload.ts';

const HomeDoor = z.object({ user: z.string() });

/** Somebody opens the app's Home tab. */
export async function home(slack: Slack, body: unknown): Promise<DoorAnswer> {
  const { user } = HomeDoor.parse(body);
  findPerson(user);
  const shown = slack.homes.get(user);
  const eventTs = slack.nextTs();
  await slack.deliver(
    'events_api',
    eventCallback(slack, {
      type: 'app_home_opened',
      user,
      channel: openDirect(slack, user).id,
      tab: 'home',
      event_ts: eventTs,
      ...(shown && { view: apiHome(shown) }),
    }),
  );
  return { ok: true };
}
