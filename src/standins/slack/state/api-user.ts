import type { JsonObject } from '../json-object.ts';
import { app, team, type SeedUser } from '../seed.ts';
import type { Workspace } from './workspace.ts';

/** A person or bot as `users.info` describes them; the offset is that of `now`, daylight saving included. */
export function apiUser(
  user: SeedUser,
  { now: clock, standings }: Pick<Workspace, 'now' | 'standings'>,
): JsonObject {
  const now = clock();
  const { id, name, realName, title, timeZone, teamId, isStranger, isBot } = user;
  const [firstName = '', ...rest] = realName.split(' ');
  const { isDeactivated = false, isRestricted = false } = standings.get(id) ?? {};
  return {
    id,
    team_id: teamId,
    name,
    deleted: isDeactivated,
    real_name: realName,
    tz: timeZone,
    tz_label: zoneName(timeZone, now, 'long'),
    tz_offset: zoneOffset(timeZone, now),
    is_admin: false,
    is_owner: false,
    is_primary_owner: false,
    is_restricted: isRestricted || isStranger,
    is_ultra_restricted: false,
    ...(isStranger && { is_stranger: true }),
    is_bot: isBot,
    is_app_user: false,
    updated: 1_760_000_000,
    profile: {
      title,
      real_name: realName,
      real_name_normalized: realName,
      display_name: name,
      display_name_normalized: name,
      first_name: firstName,
      last_name: rest.join(' '),
      team: teamId,
      ...(isBot && teamId === team.id && { bot_id: app.botId, api_app_id: app.id }),
    },
  };
}

function zoneName(timeZone: string, now: number, timeZoneName: 'long' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Seconds east of Greenwich. */
function zoneOffset(timeZone: string, now: number): number {
  const [, sign, hours, minutes] =
    /^GMT([+-])(\d\d):(\d\d)$/.exec(zoneName(timeZone, now, 'longOffset')) ?? [];
  const seconds = Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60;
  return sign === '-' ? -seconds : seconds;
}
