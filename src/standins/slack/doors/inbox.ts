import type { ChannelView, DemoUser, FileView, Inbox, MessageView, Workspace } from '../doors.ts';
import { app, bots, commands, people, shortcuts, team, type SeedUser } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { mimetypeOf } from '../state/api-file.ts';
import { viewBlocks } from '../state/api-view.ts';
import type { Channel, Message, StoredFile } from '../state/records.ts';
import { viewStack } from '../state/view-stack.ts';
import { findPerson } from './payload.ts';
import { stepView } from './step.ts';

/** What the workspace is made of. */
export function workspace(): Workspace {
  return {
    team: { id: team.id, name: team.name },
    app: { id: app.id, botUser: app.botUser, name: app.name },
    users: people.map(demoUser),
    commands,
    shortcuts,
  };
}

/** All that a person can see now. */
export function inbox(slack: Slack, user: string): Inbox {
  const person = findPerson(user);
  const channels = slack.channels
    .all()
    .filter(({ members, isArchived }) => members.includes(user) && !isArchived);
  const home = slack.homes.get(user);
  const messages: Inbox['messages'] = Object.fromEntries(channels.map(({ id }) => [id, []]));
  for (const message of slack.messages.all()) {
    if ((message.ephemeralTo ?? user) !== user) continue;
    messages[message.channel]?.push(messageView(slack, message));
  }
  return {
    user: demoUser(person),
    channels: channels.map(channelView),
    messages,
    views: viewStack(slack, user).map(({ id, hash, view }) => ({ id, hash, view })),
    steps: slack.executions
      .all()
      .filter((step) => step.user === user)
      .map(stepView),
    ...(home && { home: { blocks: viewBlocks(home.view) } }),
  };
}

function demoUser({ id, name, realName, title, timeZone, teamId, isStranger }: SeedUser): DemoUser {
  return { id, name, realName, title, timeZone, teamId, isStranger };
}

function channelView({ id, name, topic, isDirect, members }: Channel): ChannelView {
  return { id, name: isDirect ? app.name : name, topic, isDirect, members };
}

function messageView(slack: Slack, message: Message): MessageView {
  const { ts, user, text, blocks, threadTs, editedTs, ephemeralTo, metadata } = message;
  const files = message.files.map((id) => slack.files.get(id)).filter((file) => file !== undefined);
  return {
    ts,
    user,
    isBot: bots.some(({ id }) => id === user),
    text,
    ...(blocks && { blocks }),
    ...(threadTs !== undefined && { threadTs }),
    ...(editedTs !== undefined && { editedTs }),
    ephemeral: ephemeralTo !== undefined,
    files: files.map(fileView),
    ...(metadata && { metadata }),
  };
}

function fileView({ id, name, title, altText, size, user }: StoredFile): FileView {
  const mimetype = mimetypeOf(name);
  return { id, name, title, ...(altText !== undefined && { altText }), size, mimetype, user };
}
