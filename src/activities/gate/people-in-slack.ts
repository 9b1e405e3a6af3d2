import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import type { Person } from '../../shared/launch.ts';
import type { Actor } from '../../shared/policy.ts';
import { currentTeam } from '../../slack/team-context.ts';

/** What Slack says about people now. */
export interface PeopleInSlack {
  /** The person with their groups, of those given. */
  actor(person: Person, members: Record<string, string[]>): Promise<Actor>;
  /** User ids by group id; a group that Slack does not have is missing. `fresh`: not from memory. */
  members(groups: readonly string[], fresh: boolean): Promise<Record<string, string[]>>;
  /** Whether this is an active full member of the workspace the bot is in. */
  isColleague(person: Person): Promise<boolean>;
}

/** Groups are remembered for half a minute; people are not, since somebody who left must not act. */
const rememberedForMs = 30_000;

export function createPeopleInSlack(slack: WebClient): PeopleInSlack {
  const groups = new Map<string, { at: number; users: Promise<string[] | undefined> }>();

  async function usersOf(group: string, fresh: boolean): Promise<string[] | undefined> {
    const key = `${currentTeam()} ${group}`;
    const known = groups.get(key);
    if (known && !fresh && Date.now() - known.at < rememberedForMs) return known.users;
    const users = askUsersOf(slack, group);
    groups.set(key, { at: Date.now(), users });
    try {
      return await users;
    } catch (error) {
      groups.delete(key);
      throw error;
    }
  }

  return {
    actor: async ({ user: id }, members) => {
      const user = await userOf(slack, id);
      if (user === undefined) return { user: id, team: '', active: false, groups: [] };
      // A guest of our own workspace has what is given to them by name, and nothing as one of a group.
      const isGuest = user.is_restricted === true || user.is_ultra_restricted === true;
      const held = Object.entries(members).filter(([, users]) => users.includes(id));
      return {
        user: id,
        team: user.team_id ?? '',
        active: user.deleted !== true && user.is_bot !== true,
        groups: isGuest ? [] : held.map(([group]) => group),
      };
    },
    members: async (ids, fresh) => {
      const found = await Promise.all(
        ids.map(async (id) => [id, await usersOf(id, fresh)] as const),
      );
      return Object.fromEntries(
        found.flatMap(([id, users]) => (users === undefined ? [] : [[id, users]])),
      );
    },
    isColleague: async (person) => {
      const [user, { team_id: home }] = await Promise.all([
        userOf(slack, person.user),
        slack.auth.test(),
      ]);
      if (user === undefined || user.deleted === true || user.is_bot === true) return false;
      const isGuest = user.is_restricted === true || user.is_ultra_restricted === true;
      return !isGuest && user.is_stranger !== true && user.team_id === home;
    },
  };
}

async function userOf(slack: WebClient, user: string) {
  try {
    return (await slack.users.info({ user })).user;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

async function askUsersOf(slack: WebClient, usergroup: string): Promise<string[] | undefined> {
  try {
    const { users = [] } = await slack.usergroups.users.list({ usergroup });
    return users;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

const gone = ['user_not_found', 'user_not_visible', 'no_such_subteam', 'subteam_not_found'];

function isNotThere(error: unknown): boolean {
  return error instanceof WebAPIPlatformError && gone.includes(error.data.error);
}
