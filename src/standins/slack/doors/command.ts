import { z } from 'zod';
import { encodeTyped } from '../blocks/encode-typed.ts';
import type { DoorAnswer } from '../doors.ts';
import { JsonObject } from '../json-object.ts';
import { app, commands, team } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { addMessage } from '../state/add-message.ts';
import { checkContent } from '../state/check-content.ts';
import type { Channel } from '../state/records.ts';
import { issueResponseUrl } from '../state/response-urls.ts';
import { findReadable } from './find-readable.ts';
import { notice } from './notice.ts';
import { findPerson, verificationToken } from './payload.ts';
import { refused } from './refused.ts';
import { rejectAck } from './reject-ack.ts';

const CommandDoor = z.object({ user: z.string(), channel: z.string(), text: z.string() });

/** Somebody enters a slash command. */
export async function command(slack: Slack, body: unknown): Promise<DoorAnswer> {
  const { user, channel: channelId, text } = CommandDoor.parse(body);
  const channel = findReadable(slack, channelId, user);
  const [name = ''] = text.trim().split(/\s/, 1);
  if (!commands.some((known) => known.command === name)) {
    notice(slack, { user, channel: channelId, text: `\`${name}\` is not a valid command.` });
    return { ok: false, error: 'invalid_command' };
  }
  try {
    const payload = slashCommand(slack, { user, channel, name, text: text.trim() });
    showAck(slack, { user, channel: channelId }, await slack.deliver('slash_commands', payload));
    return { ok: true };
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
    const told = `${name} failed with the error "${error.code}"`;
    notice(slack, { user, channel: channelId, text: told });
    return refused(error);
  }
}

function slashCommand(
  slack: Slack,
  { user, channel, name, text }: { user: string; channel: Channel; name: string; text: string },
): JsonObject {
  return {
    token: verificationToken,
    team_id: team.id,
    team_domain: team.domain,
    channel_id: channel.id,
    channel_name: channel.isDirect ? 'directmessage' : channel.name,
    user_id: user,
    user_name: findPerson(user).name,
    command: name,
    text: encodeTyped(text.slice(name.length).trim(), slack.channels.all(), { withNames: true }),
    api_app_id: app.id,
    is_enterprise_install: 'false',
    response_url: issueResponseUrl(slack, { user, channel: channel.id }),
    trigger_id: slack.triggers.issue(user),
  };
}

const CommandAck = z.object({
  text: z.string().optional(),
  blocks: z.array(JsonObject).optional(),
  response_type: z.enum(['ephemeral', 'in_channel']).default('ephemeral'),
});

/** What the app acknowledged a command with is shown as a message; a bare ack shows nothing. */
function showAck(
  slack: Slack,
  { user, channel }: { user: string; channel: string },
  ack: JsonObject,
): void {
  const { text = '', blocks, response_type } = CommandAck.parse(ack);
  if (text === '' && blocks === undefined) return;
  try {
    checkContent({ text, blocks });
  } catch (error) {
    throw error instanceof SlackError ? rejectAck(slack, 'slash_commands', ack, error) : error;
  }
  addMessage(slack, {
    channel,
    user: app.botUser,
    text,
    blocks,
    ephemeralTo: response_type === 'ephemeral' ? user : undefined,
  });
}
