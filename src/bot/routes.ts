import type { App } from '@slack/bolt';
import type { CommandName } from '../messages/help-topics.ts';
import { actionIds, slashCommand, viewIds } from '../shared/ids.ts';
import { decideLaunch } from './actions/decide-launch.ts';
import { openLaunch } from './actions/open-launch.ts';
import { showPressed } from './actions/show-pressed.ts';
import { stopLaunch } from './actions/stop-launch.ts';
import type { ActionHandler, CommandHandler, ViewHandler } from './call.ts';
import { help } from './commands/help.ts';
import { launch } from './commands/launch.ts';
import { show } from './commands/show.ts';
import { status } from './commands/status.ts';
import type { BotDeps } from './deps.ts';
import { onAction, onCommand, onSubmit } from './guard.ts';
import { parseInput } from './input.ts';
import { notUnderstood } from './not-understood.ts';
import { submitLaunchForm } from './views/submit-launch-form.ts';

/** Every sub-command of the slash command. */
const commands: Record<CommandName, CommandHandler> = { launch, show, status, help };

/** Every button. */
const actions: Record<(typeof actionIds)[keyof typeof actionIds], ActionHandler> = {
  [actionIds.launchOpen]: openLaunch,
  [actionIds.launchConfirm]: decideLaunch('launch'),
  [actionIds.launchCancel]: decideLaunch('cancel'),
  [actionIds.launchStop]: stopLaunch,
  [actionIds.showMediaPlan]: showPressed,
};

/** Every form. */
const views: Record<(typeof viewIds)[keyof typeof viewIds], ViewHandler> = {
  [viewIds.launchForm]: submitLaunchForm,
};

/** Connects all of them to the app. */
export function connectRoutes(app: App, deps: BotDeps): void {
  app.command(
    slashCommand,
    onCommand(async (text, call) => {
      const input = parseInput(text);
      if ('unknown' in input) return notUnderstood(input);
      return commands[input.name]({ ...call, words: input.words }, deps);
    }, deps),
  );
  for (const [id, run] of Object.entries(actions)) app.action(id, onAction(run, deps));
  for (const [id, run] of Object.entries(views)) app.view(id, onSubmit(run, deps));
}
