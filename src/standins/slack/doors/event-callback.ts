import type { JsonObject } from '../json-object.ts';
import { app, team } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { verificationToken } from './payload.ts';

/** An event as the app is told of it. */
export function eventCallback(slack: Slack, event: JsonObject): JsonObject {
  return {
    token: verificationToken,
    team_id: team.id,
    api_app_id: app.id,
    event,
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
  };
}
