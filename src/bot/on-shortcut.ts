import type {
  AllMiddlewareArgs,
  GlobalShortcut,
  MessageShortcut,
  SlackShortcutMiddlewareArgs,
} from '@slack/bolt';
import type { ShortcutHandler } from './call.ts';
import type { BotDeps } from './deps.ts';
import { answer } from './guard.ts';

type Used<Shortcut extends GlobalShortcut | MessageShortcut> =
  SlackShortcutMiddlewareArgs<Shortcut> & AllMiddlewareArgs;

/** A Bolt listener for a shortcut on a message: acknowledges, runs, shows what comes of it to that person alone. */
export function onMessageShortcut(run: ShortcutHandler, deps: BotDeps) {
  return async ({ ack, body, client, respond }: Used<MessageShortcut>): Promise<void> => {
    await ack();
    const { channel, message } = body;
    const call = { ...callOf(body), slack: client, channel: channel.id, message };
    await answer({ respond, ...call }, deps, () => run(call, deps));
  };
}

/** The same for a shortcut that is used anywhere: as there is no message to answer below, the person is told directly. */
export function onGlobalShortcut(run: ShortcutHandler, deps: BotDeps) {
  return async ({ ack, body, client }: Used<GlobalShortcut>): Promise<void> => {
    await ack();
    const call = { ...callOf(body), slack: client, channel: '', message: undefined };
    await answer(call, deps, () => run(call, deps));
  };
}

function callOf({ user, team, trigger_id: triggerId }: GlobalShortcut | MessageShortcut) {
  return { by: { user: user.id, team: user.team_id ?? team?.id ?? '' }, triggerId };
}
