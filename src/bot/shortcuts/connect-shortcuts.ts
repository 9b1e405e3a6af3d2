import type { App } from '@slack/bolt';
import { messageShortcutIds, shortcutIds } from '../../shared/ids.ts';
import type { ShortcutHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { onGlobalShortcut, onMessageShortcut } from '../on-shortcut.ts';
import { changeAnywhere } from './change-anywhere.ts';
import { launchAnywhere } from './launch-anywhere.ts';
import { launchMessage } from './launch-message.ts';
import { whyMessage } from './why-message.ts';

/** Every shortcut that is used anywhere. */
export const globalShortcuts: Record<
  (typeof shortcutIds)[keyof typeof shortcutIds],
  ShortcutHandler
> = {
  [shortcutIds.launch]: launchAnywhere,
  [shortcutIds.bid]: changeAnywhere('bid'),
  [shortcutIds.budget]: changeAnywhere('budget'),
};

/** Every shortcut that is used on a message. */
export const messageShortcuts: Record<
  (typeof messageShortcutIds)[keyof typeof messageShortcutIds],
  ShortcutHandler
> = {
  [messageShortcutIds.launch]: launchMessage,
  [messageShortcutIds.why]: whyMessage,
};

/** Connects all of them to the app. */
export function connectShortcuts(app: Pick<App, 'shortcut'>, deps: BotDeps): void {
  for (const [id, run] of Object.entries(globalShortcuts)) {
    app.shortcut({ callback_id: id, type: 'shortcut' }, onGlobalShortcut(run, deps));
  }
  for (const [id, run] of Object.entries(messageShortcuts)) {
    app.shortcut({ callback_id: id, type: 'message_action' }, onMessageShortcut(run, deps));
  }
}
