import { z } from 'zod';
import { bots, people, team, userGroups } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import { apiUser } from '../state/api-user.ts';
import { cursorPage, flag } from './arguments.ts';
import { method } from './method.ts';
import { page } from './page.ts';

const list = method(z.object(cursorPage), (args, slack) => {
  const { items, response_metadata } = page([...people, ...bots], args);
  return { members: items.map((user) => apiUser(user, slack)), response_metadata };
});

const info = method(z.object({ user: z.string() }), (args, slack) => {
  const user = [...people, ...bots].find(({ id }) => id === args.user);
  if (user === undefined) throw new SlackError('user_not_found');
  return { user: apiUser(user, slack) };
});

const groupList = method(
  z.object({ include_users: flag.optional(), include_count: flag.optional() }),
  (args) => ({
    usergroups: userGroups.map(({ id, handle, name, users }) => ({
      id,
      team_id: team.id,
      is_usergroup: true,
      name,
      description: '',
      handle,
      is_external: false,
      date_delete: 0,
      ...(args.include_users && { users }),
      ...(args.include_count && { user_count: String(users.length) }),
    })),
  }),
);

const groupUsers = method(z.object({ usergroup: z.string() }), (args) => {
  const group = userGroups.find(({ id }) => id === args.usergroup);
  if (group === undefined) throw new SlackError('no_such_subteam');
  return { users: group.users };
});

export const users = {
  'users.list': list,
  'users.info': info,
  'usergroups.list': groupList,
  'usergroups.users.list': groupUsers,
};
