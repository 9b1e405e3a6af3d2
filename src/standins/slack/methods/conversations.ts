import { z } from 'zod';
import type { JsonObject } from '../json-object.ts';
import { app, people, team } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import { findChannel, isPerson, openDirect } from '../state/find-channel.ts';
import type { Channel } from '../state/records.ts';
import { commaList, cursorPage, flag } from './arguments.ts';
import { method } from './method.ts';
import { page } from './page.ts';

const list = method(
  z.object({ ...cursorPage, types: commaList.optional(), exclude_archived: flag.optional() }),
  (args, slack) => {
    const types = args.types ?? ['public_channel'];
    const shown = slack.channels
      .all()
      .filter(({ isDirect }) => types.includes(isDirect ? 'im' : 'public_channel'))
      .filter(({ isDirect, members }) => !isDirect || members.includes(app.botUser))
      .filter(({ isArchived }) => !(args.exclude_archived && isArchived));
    const { items, response_metadata } = page(shown, args);
    return { channels: items.map(apiChannel), response_metadata };
  },
);

const ofPerson = method(
  z.object({
    ...cursorPage,
    user: z.string().optional(),
    types: commaList.optional(),
    exclude_archived: flag.optional(),
  }),
  (args, slack) => {
    const member = args.user ?? app.botUser;
    if (member !== app.botUser && !isPerson(member)) throw new SlackError('user_not_found');
    const types = args.types ?? ['public_channel'];
    const shown = slack.channels
      .all()
      .filter(({ isDirect }) => types.includes(isDirect ? 'im' : 'public_channel'))
      .filter(({ members }) => members.includes(member))
      .filter(({ isArchived }) => !(args.exclude_archived && isArchived));
    const { items, response_metadata } = page(shown, args);
    return { channels: items.map(apiChannel), response_metadata };
  },
);

const info = method(z.object({ channel: z.string() }), (args, slack) => ({
  channel: apiChannel(findChannel(slack, args.channel)),
}));

const memberList = method(z.object({ ...cursorPage, channel: z.string() }), (args, slack) => {
  const { items, response_metadata } = page(findChannel(slack, args.channel).members, args);
  return { members: items, response_metadata };
});

const open = method(
  z.object({
    users: commaList.optional(),
    channel: z.string().optional(),
    return_im: flag.optional(),
  }),
  (args, slack) => {
    if (args.channel !== undefined) {
      return { channel: apiChannel(findChannel(slack, args.channel)) };
    }
    const [user, ...more] = args.users ?? [];
    if (user === undefined) throw new SlackError('users_list_not_supplied');
    if (more.length > 0) throw new SlackError('method_not_supported_for_channel_type');
    if (!isPerson(user)) throw new SlackError('user_not_found');
    return { channel: apiChannel(openDirect(slack, user)) };
  },
);

const join = method(z.object({ channel: z.string() }), (args, slack) => {
  const channel = findChannel(slack, args.channel);
  if (channel.isDirect) throw new SlackError('method_not_supported_for_channel_type');
  if (channel.isArchived) throw new SlackError('is_archived');
  if (channel.members.includes(app.botUser)) {
    return { channel: apiChannel(channel), warning: 'already_in_channel' };
  }
  const joined = { ...channel, members: [...channel.members, app.botUser] };
  return { channel: apiChannel(slack.channels.put(joined)) };
});

export const conversations = {
  'conversations.list': list,
  'conversations.info': info,
  'conversations.members': memberList,
  'conversations.open': open,
  'conversations.join': join,
  'users.conversations': ofPerson,
};

function apiChannel({
  id,
  name,
  topic,
  isDirect,
  isArchived,
  members,
  created,
}: Channel): JsonObject {
  const user = members.find((member) => member !== app.botUser);
  if (isDirect) return { id, created, is_im: true, is_org_shared: false, user, is_archived: false };
  return {
    id,
    name,
    name_normalized: name,
    is_channel: true,
    is_group: false,
    is_im: false,
    is_private: false,
    is_archived: isArchived,
    is_member: members.includes(app.botUser),
    is_ext_shared: people.some(
      ({ id: person, isStranger }) => isStranger && members.includes(person),
    ),
    created,
    context_team_id: team.id,
    topic: { value: topic, creator: '', last_set: 0 },
    purpose: { value: '', creator: '', last_set: 0 },
    num_members: members.length,
  };
}
