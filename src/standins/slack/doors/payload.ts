import type { JsonObject } from '../json-object.ts';
import { app, people, team } from '../seed.ts';
import { SlackError } from '../slack-error.ts';

/** What every interactive payload starts with. */
export function interaction(type: string, user: string): JsonObject {
  const { name, teamId } = findPerson(user);
  return {
    type,
    user: { id: user, username: name, name, team_id: teamId },
    api_app_id: app.id,
    token: verificationToken,
    team: { id: team.id, domain: team.domain },
    enterprise: null,
    is_enterprise_install: false,
  };
}

/** @throws SlackError `user_not_found`. */
export function findPerson(id: string) {
  const person = people.find((candidate) => candidate.id === id);
  if (person === undefined) throw new SlackError('user_not_found');
  return person;
}

export const verificationToken = 'standin';
