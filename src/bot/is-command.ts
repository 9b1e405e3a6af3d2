import type { AllMiddlewareArgs, AnyMiddlewareArgs, SlackCommandMiddlewareArgs } from '@slack/bolt';
import { slashCommand } from '../shared/ids.ts';

type Given = AnyMiddlewareArgs & AllMiddlewareArgs;

/** Whether somebody typed our slash command. */
export function isCommand(given: Given): given is SlackCommandMiddlewareArgs & AllMiddlewareArgs {
  return 'command' in given && given.command.command === slashCommand;
}
